import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { limitPartHeads } from "../../../../adapters/http/body/part-heads.ts";

const head = (bytes: number) => `--x\r\nA: ${"a".repeat(bytes)}\r\n\r\n`;
const through = (form: string, chunk: number) => {
  const bytes = Buffer.from(form);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    bytes.subarray(index * chunk, (index + 1) * chunk),
  );
  const guard = limitPartHeads("x");
  return buffer(
    Readable.from(chunks)
      .on("error", () => undefined)
      .pipe(guard),
  );
};

test.each([1, 7, 65_536])(
  "passes a form with long files through unchanged in chunks of %i bytes",
  async (chunk) => {
    const form = `${head(8000)}${"file ".repeat(4000)}\r\n${head(10)}--\r\n\r\n-x\r\n--x--\r\n`;
    expect((await through(form, chunk)).toString()).toBe(form);
  },
);

test.each([
  ["the first", head(8200)],
  ["one after a file", `${head(10)}${"file ".repeat(4000)}\r\n${head(8200)}`],
  ["one with endless headers", `--x\r\n${"a".repeat(9000)}`],
  // the parser also accepts these as the start of a part
  ["one after an incomplete boundary", `${head(10)}\r\n--x\r-\r\n--x-\n${"a".repeat(9000)}`],
])("refuses %s if its part headers are too long", async (_what, form) => {
  for (const chunk of [1, 65_536]) {
    await expect(through(form, chunk)).rejects.toMatchObject({ code: "too_large" });
  }
});
