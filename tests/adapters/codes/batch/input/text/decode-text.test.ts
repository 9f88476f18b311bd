import { describe, expect, it, test } from "vitest";
import { findEncoding } from "../../../../../../adapters/codes/batch/input/text/text-encoding.ts";
import { decodeText } from "../../../../../../adapters/codes/batch/input/text/decode-text.ts";

const decode = async (bytes: Buffer, size = 5, name: string | null = null): Promise<string> => {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const blocks: Uint8Array[] = [];
  for await (const block of decodeText(pieces(), { name, style: "flag" })) blocks.push(block);
  return Buffer.concat(blocks).toString();
};

test.each([
  ["ANSI", "windows-1252"],
  ["latin1", "windows-1252"],
  ["CP1250", "windows-1250"],
  ["UTF16LE", "utf-16le"],
  ["Windows-1251", "windows-1251"],
  ["ISO-8859-15", "iso-8859-15"],
  ["Latin9", "iso-8859-15"],
  ["GB18030", "gb18030"],
  ["Mac-Roman", "macintosh"],
  ["ebcdic", null],
])("the encoding %s is recognized as %s", (label, name) => {
  expect(findEncoding(label)).toBe(name);
});

const TEXT = "content\nzwölf\n漢字\n👋 no line break";

describe("the text of a batch file", () => {
  it.each([1, 2, 3, 4, 100])("is decoded correctly in chunks of %i bytes", async (size) => {
    expect(await decode(Buffer.from(TEXT), size)).toBe(TEXT);
  });

  it.each([1, 2, 5, 100])("loses its byte order mark in chunks of %i bytes", async (size) => {
    expect(await decode(Buffer.from(`\uFEFF${TEXT}`), size)).toBe(TEXT);
  });

  it("is decoded from UTF-16 with a byte order mark", async () => {
    expect(await decode(Buffer.from(`\uFEFF${TEXT}`, "utf16le"))).toBe(TEXT);
  });

  it.each([
    [
      "ends in the middle of a code unit",
      Buffer.concat([Buffer.from("\uFEFFab\nc", "utf16le"), Buffer.from([0x64])]),
    ],
    ["contains a lone surrogate", Buffer.from("\uFEFFa\ud83db\n", "utf16le")],
  ])("is refused as UTF-16 that %s", async (_, bytes) => {
    await expect(decode(bytes, 3)).rejects.toThrow("holds half a character");
  });

  it("is decoded from big-endian UTF-16 with a byte order mark", async () => {
    expect(await decode(Buffer.from(`\uFEFF${TEXT}`, "utf16le").swap16(), 3)).toBe(TEXT);
  });

  it.each([1, 3, 100])("is decoded from a given encoding in chunks of %i bytes", async (size) => {
    const windows = Buffer.from([0x80, 0x20, 0x93, 0xfc, 0x94, 0x0a, 0x8a]);
    expect(await decode(windows, size, findEncoding("cp1252"))).toBe("€ “ü”\nŠ");
    expect(await decode(Buffer.from([0x8a, 0xbf, 0x0a]), size, findEncoding("Shift_JIS"))).toBe("漢\n");
    expect(await decode(Buffer.from(TEXT, "utf16le"), size, findEncoding("UTF-16"))).toBe(TEXT);
  });

  it("is decoded from ISO-8859-15 and GB18030 in chunks", async () => {
    const euro = Buffer.from("5 \xa4, c\xbdur\n", "latin1");
    expect(await decode(euro, 3, findEncoding("iso-8859-15"))).toBe("5 €, cœur\n");
    // 𠀀 takes four bytes
    const han = Buffer.from([0x95, 0x32, 0x82, 0x36, 0xc3, 0xfb, 0x0a]);
    for (const size of [1, 3, 100]) expect(await decode(han, size, findEncoding("gb18030"))).toBe("𠀀名\n");
  });

  it("gets an error that suggests the likeliest encoding first", async () => {
    await expect(decode(Buffer.from("\xcf\xf0\xe8\xe2\xe5\xf2", "latin1"))).rejects.toThrow(
      '--encoding windows-1251 ("Привет")',
    );
    await expect(decode(Buffer.from("M\xfcller 5 \xa4", "latin1"))).rejects.toThrow(
      '--encoding iso-8859-15 ("€")',
    );
  });

  it("is decoded according to its byte order mark, whatever encoding is given", async () => {
    expect(await decode(Buffer.from(`\uFEFF${TEXT}`), 100, "windows-1252")).toBe(TEXT);
  });

  it("is refused if it is not in the given encoding", async () => {
    await expect(decode(Buffer.from("a\nzwölf\n"), 100, "windows-1252")).rejects.toThrow(
      "The file is UTF-8, not windows-1252",
    );
    await expect(decode(Buffer.from([0xff, 0xff]), 100, "shift_jis")).rejects.toThrow(
      "mean nothing in shift_jis",
    );
  });

  it.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])(
    "is refused with the byte %i, which is undefined in windows-1252",
    async (byte) => {
      const bytes = Buffer.from([0x4d, byte, 0xe1, 0x69, 0x67, 0x0a]);
      await expect(decode(bytes, 100, "windows-1252")).rejects.toThrow("mean nothing in windows-1252");
      // the error does not suggest this encoding
      await expect(decode(bytes)).rejects.not.toThrow("--encoding windows-1252");
    },
  );

  it("may have carriage returns as line ends", async () => {
    expect(await decode(Buffer.from("content\rb\r\nc\r"), 3)).toBe("content\rb\r\nc\r");
    const long = "x".repeat(1000);
    expect(await decode(Buffer.from(`${long}\r`.repeat(1500)), 65_536)).toHaveLength(1_501_500);
  });

  it.each([
    ["windows-1252", "M\xfcller", "Müller"],
    // as Excel for Mac and "CSV (MS-DOS)" write them
    ["macintosh", "x;M\x9fller AG\n", "Müller"],
    ["ibm850", "M\x81\xe1ig", "Müßig"],
    ["windows-1250", "\xa3\xf3d\x9f;x", "Łódź"],
    ["windows-1251", "x;\xcf\xf0\xe8\xe2\xe5\xf2", "Привет"],
    ["shift_jis", "\x93\x8c\x8b\x9e", "東京"],
    ["gb18030", "\xb1\xb1\xbe\xa9", "北京"],
    ["iso-8859-15", "Prix 5 \xa4", "€"],
    ["iso-8859-15", "Gr\xf6\xdfe 5 \xa4", "€"],
    ["iso-8859-15", "5;c\xbdur", "cœur"],
    ["koi8-r", "\xf0\xd2\xc9\xd7\xc5\xd4", "Привет"],
    ["windows-1253", "\xc1\xe8\xde\xed\xe1", "Αθήνα"],
    ["windows-1253", "\xed\xe1", "να"],
    ["iso-8859-7", "\xb6\xeb\xf6\xe1", "Άλφα"],
    ["windows-1255", "\xf9\xec\xe5\xed", "שלום"],
    ["windows-1255", "\xfa\xec \xe0\xe1\xe9\xe1", "תל"],
    ["windows-1255", "\xe3\xef;\xe1", "דן"],
    ["big5", "\xb2\xa3\xab\x7e\xa6\x57", "產品名"],
    ["euc-kr", "\xc1\xa6\xc7\xb0", "제품"],
    ["windows-1252", "5 \x80", "€"],
  ])("gets an error that suggests the right encoding: %s", async (name, line, word) => {
    const bytes = Buffer.from(line, "latin1");
    const named = new RegExp(
      `Name the encoding in which this word is right: --encoding .*${name} \\("${word}"\\)`,
    );
    await expect(decode(bytes)).rejects.toThrow(named);
    expect(await decode(bytes, 100, name)).toContain(word);
  });

  it("is reported as UTF-16, or as undecodable if no encoding fits", async () => {
    await expect(decode(Buffer.from("a", "utf16le"))).rejects.toThrow("try --encoding utf-16le");
    const bigEndian = Buffer.from("name,url\n", "utf16le").swap16();
    await expect(decode(bigEndian)).rejects.toThrow("try --encoding utf-16be");
    await expect(decode(Buffer.from([0x61, 0xb0, 0x81, 0xff]))).rejects.toThrow(
      /come out wrong\. Save the file as UTF-8/,
    );
  });

  it.each([1, 3, 100])(
    "gets an error with the first line that is not UTF-8 in chunks of %i bytes",
    async (size) => {
      const bytes = Buffer.concat([Buffer.from("content\nzwölf\n"), Buffer.from("fünf\n", "latin1")]);
      await expect(decode(bytes, size)).rejects.toThrow(/^Line 3 is not UTF-8/);
    },
  );

  it("is refused for NUL bytes as UTF-16 without a byte order mark", async () => {
    await expect(decode(Buffer.from("content\nab\n", "utf16le"))).rejects.toThrow(/^Line 1 holds a NUL byte/);
  });

  it.each([1, 3, 100])("is refused for its byte order mark as UTF-32 in chunks of %i bytes", async (size) => {
    const points = Array.from(`\uFEFF${TEXT}`, (letter) => letter.codePointAt(0)!);
    const little = Buffer.from(Uint32Array.from(points).buffer);
    for (const bytes of [little, Buffer.from(little).swap32()])
      await expect(decode(bytes, size)).rejects.toThrow(/^The file is in UTF-32: save it as UTF-8\.$/);
  });

  it("is refused if a line never ends", async () => {
    await expect(decode(Buffer.alloc(2_000_000, "a"), 65_536)).rejects.toThrow("Line 1 is longer than 1 MB");
  });
});
