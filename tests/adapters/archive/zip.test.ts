import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openZip } from "../../../adapters/archive/read-zip.ts";
import { writeZip } from "../../../adapters/archive/write-zip.ts";
import type { FileToPack } from "../../../core/ports/archive.ts";
import { zipFile } from "../../support/files/zip-file.ts";

async function* each(files: FileToPack[]): AsyncIterable<FileToPack> {
  yield* files;
}
async function packed(files: FileToPack[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(each(files))) pieces.push(piece);
  return Buffer.concat(pieces);
}
const unreadable = expect.objectContaining({ code: "archive_unreadable" });

test("a ZIP that we write can be unpacked by other tools and by us, with text and binary files of any size", async () => {
  const large = Buffer.alloc(300_000, "Quietzone ");
  const zip = await packed([
    { name: "README.txt", pieces: ["Grüße", " aus ", "der Ruhezone"] },
    { name: "images/a.png", pieces: [new Uint8Array([1, 2, 3])], isPacked: true },
    { name: "large.json", pieces: [large.subarray(0, 100_000), large.subarray(100_000)] },
    { name: "empty.json", pieces: [] },
  ]);
  const others = unzipSync(zip);
  expect(new TextDecoder().decode(others["README.txt"])).toBe("Grüße aus der Ruhezone");
  const archive = openZip(zip);
  expect(archive.entries.map(({ name, bytes, kind }) => [name, bytes, kind])).toEqual([
    ["README.txt", 24, "file"],
    ["images/a.png", 3, "file"],
    ["large.json", 300_000, "file"],
    ["empty.json", 0, "file"],
  ]);
  for (const entry of archive.entries) {
    expect(Buffer.from(await archive.unpack(entry)).equals(Buffer.from(others[entry.name] ?? []))).toBe(true);
  }
});

test("reads no input before the consumer asks for output", async () => {
  let read = 0;
  async function* pieces() {
    for (; read < 1000; read++) yield Buffer.alloc(65_536, read);
  }
  const zip = writeZip(each([{ name: "a", pieces: pieces(), isPacked: true }]));
  await zip.next();
  await zip.next();
  expect(read).toBeLessThan(3);
});

test("the list of entries marks links, folders and encrypted files", () => {
  const { entries } = openZip(
    zipFile([
      { name: "a", bytes: "target", mode: 0o120_777 },
      { name: "b/", bytes: "", mode: 0o040_755 },
      { name: "c", bytes: "x", flags: 1 },
    ]),
  );
  expect(entries.map(({ kind, isEncrypted }) => [kind, isEncrypted])).toEqual([
    ["link", false],
    ["folder", false],
    ["file", true],
  ]);
});

test("refuses to unpack an entry beyond the size that the directory claims", async () => {
  const archive = openZip(zipFile([{ name: "bomb", bytes: Buffer.alloc(5_000_000), claimed: 10 }]));
  await expect(Promise.all(archive.entries.map((entry) => archive.unpack(entry)))).rejects.toEqual(
    unreadable,
  );
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("not a zip, and longer than twenty-two bytes")],
  ["half a ZIP", Buffer.from(zipSync({ a: strToU8("a".repeat(1000)) })).subarray(40)],
])("refuses %s as unreadable", async (_name, bytes) => {
  const readAll = async () => {
    const archive = openZip(bytes);
    for (const entry of archive.entries) await archive.unpack(entry);
  };
  await expect(readAll()).rejects.toEqual(unreadable);
});

test("unpacks an entry only once when its rows are read twice", async () => {
  const zip = zipFile([{ name: "history.json", bytes: "[1,2]" }]);
  const archive = openZip(zip);
  const rows = async () => {
    const read: unknown[] = [];
    for (const entry of archive.entries) for await (const row of archive.unpackRows(entry)) read.push(row);
    return read;
  };
  const first = await rows();
  zip.fill(0);
  expect([first, await rows()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
