import { afterEach, expect, test, vi } from "vitest";
import { DomainError } from "../../core/errors.ts";
import { reportError } from "../../cli/output/report-error.ts";

afterEach(() => vi.restoreAllMocks());

test("reports an unexpected error by its first non-blank line", async () => {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(text) > 0);
  expect(await reportError(new Error("\n  SELECT 1\n  FROM nowhere - no such table"), false)).toBe(1);
  expect(said[0]).toBe("error: SELECT 1 (unexpected)\n");
});

test("escapes control characters in error messages", async () => {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(text) > 0);
  await reportError(new DomainError("not_found", "There is no \u001b[2J\u202efile\nof this name"), false);
  expect(said).toEqual(["error: There is no \\u001b[2J\\u202efile\nof this name.\n"]);
});
