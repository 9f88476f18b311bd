import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createZipWriter } from "../../../../../../adapters/codes/batch/output/zip/zip-writer.node.ts";
import { temporaryFolder } from "../../../../../support/temporary-folder.ts";

const NOW = new Date(2026, 0, 31, 12, 30, 20);
const stored = (name: string, bytes: Buffer) => ({
  name,
  bytes,
  method: 0 as const,
  crc32: crc32(bytes),
  size: bytes.length,
});
const noComment = () => "";

describe("a ZIP", () => {
  it("can be read back, stored and deflated, with names beyond ASCII", async () => {
    const path = join(await temporaryFolder(), "codes.zip");
    const zip = createZipWriter(path, NOW);
    const text = Buffer.from("deflated ".repeat(1000));
    zip.add(stored("plain.png", Buffer.from("stored")));
    zip.add({
      name: "zwölf 漢字.svg",
      bytes: deflateRawSync(text),
      method: 8,
      crc32: crc32(text),
      size: text.length,
    });
    zip.finish(noComment);
    zip.close();

    const files = unzipSync(readFileSync(path));
    expect(Object.keys(files)).toEqual(["plain.png", "zwölf 漢字.svg"]);
    expect(Buffer.from(files["plain.png"]!).toString()).toBe("stored");
    expect(Buffer.from(files["zwölf 漢字.svg"]!)).toEqual(text);
  });

  it("can contain more than 65,535 files", async () => {
    const path = join(await temporaryFolder(), "codes.zip");
    const zip = createZipWriter(path, NOW);
    const count = 70_000;
    for (let number = 0; number < count; number += 1) {
      zip.add(stored(`${number}.txt`, Buffer.from(String(number))));
      if (number % 1000 === 0) zip.flush();
    }
    zip.finish(noComment);
    zip.close();

    const files = unzipSync(readFileSync(path));
    expect(Object.keys(files)).toHaveLength(count);
    expect(Buffer.from(files["69999.txt"]!).toString()).toBe("69999");
  });
});
