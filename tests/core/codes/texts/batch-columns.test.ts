import { expect, test } from "vitest";
import { columnLetters, neededColumns } from "../../../../core/codes/texts/batch-columns.ts";

test("columns are lettered like in a spreadsheet", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});

test("text codes need a content column, and forms need their fields", () => {
  expect([neededColumns("qr"), neededColumns("barcode"), neededColumns("place")]).toEqual([
    [["content"]],
    [["content"]],
    [["latitude"], ["longitude"]],
  ]);
});
