import { expect, test } from "vitest";
import {
  readHistoryView,
  writeHistoryView,
} from "../../../../../web/features/history/filters/history-view.ts";

const through = (query: string) => writeHistoryView(readHistoryView(new URLSearchParams(query))).toString();

test.each([
  "",
  "q=door&type=url%2Cwifi&in=favourites&sort=scan_count&order=asc&page=1000",
  "in=none",
  "in=0193a0b0-0000-7000-8000-000000000001",
])("the address %j survives reading and writing", (query) => {
  expect(through(query)).toBe(query);
});

test.each(["type=codes", "sort=content", "order=up", "page=0", "page=-3", "page=1.5", "page=x", "q="])(
  "an invalid parameter is ignored: %s",
  (query) => {
    expect(through(query)).toBe("");
  },
);
