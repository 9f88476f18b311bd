import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The tests that SECURITY.md lists. */
const text = readFileSync(join(import.meta.dirname, "../SECURITY.md"), "utf8");
const rows = text
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, item]) => /^\d+$/.test(item ?? ""))
  .map(([, item = "", , tests = ""]) => ({ item: Number(item), tests: testsOf(tests) }));

/** Parses "`tests/a.test.ts` "one" · "another"", separated by `<br>`. */
function testsOf(cell: string): { file: string; titles: string[] }[] {
  return cell.split("<br>").map((named) => ({
    file: /`(tests\/[\w./-]+)`/.exec(named)?.[1] ?? "",
    titles: Array.from(named.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
  }));
}

/** Whether a test or a group with this title, or a title that starts with it, exists and is not skipped. */
function isTested(source: string, title: string): boolean {
  const beginning = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(\\b(test|describe)|\\))\\(\\s*"${beginning}`).test(source);
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.each(rows)("the tests that item $item of SECURITY.md names exist", ({ tests }) => {
  const missing = tests.flatMap(({ file, titles }) => {
    const path = join(import.meta.dirname, "..", file);
    if (!file || !existsSync(path)) return [`${file} is missing`];
    const source = readFileSync(path, "utf8");
    if (titles.length === 0) return [`${file} is named without a title`];
    return titles.filter((title) => !isTested(source, title)).map((title) => `${file}: ${title}`);
  });
  expect(missing).toEqual([]);
});

test("the items of SECURITY.md are numbered without gaps", () => {
  expect(rows.map(({ item }) => item)).toEqual([...range(1, rows.length)]);
});

test("the check ignores titles that do not exist and tests that are skipped", () => {
  const source = 'test("is there", run);\ntest.skip("is skipped", run);\ntest.each([1])("has %s case", run);';
  expect(["is th", "has %s", "is skipped", "s there"].map((title) => isTested(source, title))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
