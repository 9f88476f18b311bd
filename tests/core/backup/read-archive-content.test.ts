import { expect, test } from "vitest";
import { utf8 as text } from "../../../adapters/backup/digest.ts";
import { partOf } from "../../../core/backup/read-archive-content.ts";

const rows = (count: number) =>
  partOf({ path: "tables/jobs/000001.jsonl", bytes: Buffer.alloc(count, "\n") }, text);

test("a table file is limited to a million rows, even empty ones", () => {
  expect(rows(1_000_000)).toMatchObject({ kind: "rows", table: "jobs" });
  expect(() => rows(1_000_001)).toThrow("The archive is damaged or incomplete");
});
