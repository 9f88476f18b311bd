import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../adapters/codes/batch/decode-text.node.ts";

const decode = async (bytes: Buffer, size = 5): Promise<string> => {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const blocks: Buffer[] = [];
  for await (const block of decodeText(pieces())) blocks.push(block);
  return Buffer.concat(blocks).toString();
};

const TEXT = "content\nzwölf\n漢字\n👋 no line break";

describe("text of a batch file", () => {
  it.each([1, 2, 3, 4, 100])("comes out whole in pieces of %i bytes", async (size) => {
    expect(await decode(Buffer.from(TEXT), size)).toBe(TEXT);
  });

  it.each([1, 2, 5, 100])("loses its byte order mark, in pieces of %i bytes", async (size) => {
    expect(await decode(Buffer.from(`\uFEFF${TEXT}`), size)).toBe(TEXT);
  });

  it("is converted from UTF-16 with a byte order mark", async () => {
    expect(await decode(Buffer.from(`\uFEFF${TEXT}`, "utf16le"))).toBe(TEXT);
  });

  it.each([
    ["ends in half a letter", Buffer.concat([Buffer.from("\uFEFFab\nc", "utf16le"), Buffer.from([0x64])])],
    ["holds half of a pair", Buffer.from("\uFEFFa\ud83db\n", "utf16le")],
  ])("is refused as UTF-16 that %s", async (_, bytes) => {
    await expect(decode(bytes, 3)).rejects.toThrow("holds half a character");
  });

  it("is refused as big-endian UTF-16", async () => {
    await expect(decode(Buffer.from([0xfe, 0xff, 0, 0x61]))).rejects.toThrow("UTF-16 (big-endian)");
  });

  it.each([1, 3, 100])("names the first line that is not UTF-8, in pieces of %i bytes", async (size) => {
    const bytes = Buffer.concat([Buffer.from("content\nzwölf\n"), Buffer.from("fünf\n", "latin1")]);
    await expect(decode(bytes, size)).rejects.toThrow(/^Line 3 is not UTF-8/);
  });

  it("is refused as UTF-16 without a mark, by its NUL bytes", async () => {
    await expect(decode(Buffer.from("content\nab\n", "utf16le"))).rejects.toThrow(/^Line 1 holds a NUL byte/);
  });

  it("is refused where a line never ends", async () => {
    await expect(decode(Buffer.alloc(2_000_000, "a"), 65_536)).rejects.toThrow("Line 1 is longer than 1 MB");
  });
});
