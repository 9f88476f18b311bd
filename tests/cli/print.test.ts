import { afterEach, expect, test, vi } from "vitest";
import { printAll, printLine } from "../../cli/output/print.ts";

const isTTY = process.stdout.isTTY;
afterEach(() => {
  vi.restoreAllMocks();
  process.stdout.isTTY = isTTY;
});

function printed(print: () => void): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  print();
  const text = write.mock.calls.map(([chunk]) => String(chunk)).join("");
  write.mockRestore();
  return text;
}

test("prints a table row on one line and escapes control characters", () => {
  const text = printed(() => printAll(["a\u001b]0;evil\u0007\nb"], {}, (name) => `${name}\tlast`));
  expect(text).toBe("a\\u001b]0;evil\\u0007\\nb\tlast\n");
});

test("escapes control characters of a text on a terminal, and leaves it unchanged in a file", () => {
  const text = "one\u001b[2J\n\ttwo";
  process.stdout.isTTY = true;
  expect(printed(() => printLine(text))).toBe("one\\u001b[2J\n\ttwo\n");
  process.stdout.isTTY = false;
  expect(printed(() => printLine(text))).toBe(`${text}\n`);
});
