import { expect, test } from "vitest";
import { columnLetters, neededColumns } from "../../../../core/codes/texts/batch-columns.ts";

test("columns have the letters of a spreadsheet", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});

test("codes of a text need a content, those of a form its fields", () => {
  expect([neededColumns("qr"), neededColumns("barcode"), neededColumns("place")]).toEqual([
    [["content"]],
    [["content"]],
    [["latitude"], ["longitude"]],
  ]);
});
