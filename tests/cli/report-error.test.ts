import { afterEach, expect, test, vi } from "vitest";
import { reportError } from "../../cli/report-error.ts";

afterEach(() => vi.restoreAllMocks());

test("what nobody foresaw is told by its first line that says something: a query begins with a line break", async () => {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(text) > 0);
  expect(await reportError(new Error("\n  SELECT 1\n  FROM nowhere - no such table"), false)).toBe(1);
  expect(said[0]).toBe("error: SELECT 1 (unexpected)\n");
});
