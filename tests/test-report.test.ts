import { expect, test } from "vitest";
import { readPlaywrightReport, failureLines } from "./support/runner/test-report.ts";

const tried = (projectName: string, status: string, ...messages: string[]) => ({
  projectName,
  status,
  results: messages.map((message) => ({ errors: [{ message }] })),
});

const report = {
  errors: [{ message: "the server did not start" }],
  stats: { expected: 2, skipped: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: "shell.spec.ts",
      specs: [
        {
          title: "a menu opens",
          file: "site/shell.spec.ts",
          line: 7,
          tests: [
            tried("desktop", "expected"),
            tried("phone", "unexpected", "\u001b[31mno menu\u001b[39m\n\n  at x"),
          ],
        },
      ],
      suites: [
        {
          title: "in the dark",
          specs: [
            {
              title: "a menu shuts",
              file: "site/shell.spec.ts",
              line: 9,
              tests: [tried("phone", "flaky", "still open")],
            },
          ],
        },
      ],
    },
  ],
};

test("the report lists every failed browser test with its file, project and the first lines of its message", () => {
  const { failures, ...counts } = readPlaywrightReport(report);
  expect(counts).toEqual({ passed: 2, skipped: 1, failed: 2 });
  expect(failureLines(failures)).toEqual([
    "FAILED tests/e2e/site/shell.spec.ts:7 [phone] a menu opens",
    "    no menu",
    "      at x",
    "FAILED tests/e2e/site/shell.spec.ts:9 [phone] a menu shuts",
    "    still open",
    "FAILED outside of any test",
    "    the server did not start",
  ]);
});

test("the report cuts long messages, and is empty if nothing failed", () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line + 1}`).join("\n");
  expect(failureLines([{ where: "types", message }], 2)).toEqual([
    "FAILED types",
    "    line 1",
    "    line 2",
  ]);
  expect(failureLines([])).toEqual([]);
});
