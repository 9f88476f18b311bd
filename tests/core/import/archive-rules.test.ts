import { expect, test } from "vitest";
import { ARCHIVE_BYTES, checkArchive } from "../../../core/import/archive-rules.ts";
import type { ArchiveEntry } from "../../../core/ports/archive.ts";

const MB = 1024 * 1024;
const file = (changes: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  name: "history.json",
  packedBytes: 1000,
  bytes: 10_000,
  kind: "file",
  isEncrypted: false,
  ...changes,
});
const many = (count: number, entry: ArchiveEntry) => Array.from({ length: count }, () => entry);
const refused = (entries: ArchiveEntry[], bytes = 40 * MB) => {
  try {
    checkArchive(entries, bytes);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("accepts an ordinary archive, even with text compressed to a fiftieth", () => {
  const images = Array.from({ length: 5000 }, (_none, index) =>
    file({ name: `images/qr-logos/${index}.png` }),
  );
  expect(
    refused([
      file({ packedBytes: MB, bytes: 50 * MB }),
      { ...file(), name: "images/", kind: "folder" },
      ...images,
    ]),
  ).toBeNull();
});

test.each([
  ["../x", "../x"],
  ["a path with .. inside", "images/../../x"],
  ["an absolute name", "/etc/passwd"],
  ["a drive", "C:x"],
  ["a backslash", "..\\x"],
  ["a NUL", "a\0b"],
  ["a name that is too long", "a".repeat(301)],
  ["another archive", "more.zip"],
  ["another archive in capitals", "images/MORE.TAR"],
])("refuses %s as a file name", (_what, name) => {
  expect(refused([file(), file({ name })])).toBe("archive_refused");
});

test.each([
  ["a symbolic link", file({ kind: "link" })],
  ["an encrypted file", file({ isEncrypted: true })],
  ["a file that expands more than 200 times", file({ packedBytes: 10_000, bytes: 3 * MB })],
  ["a file that unpacks to too much", file({ packedBytes: 20 * MB, bytes: 251 * MB })],
])("refuses %s", (_what, entry) => {
  expect(refused([entry])).toBe("archive_refused");
});

test("refuses files that are too large together, too many or overlapping", () => {
  expect(refused(many(6, file({ packedBytes: 2 * MB, bytes: 50 * MB })))).toBe("archive_refused");
  expect(refused(many(20_001, file({ packedBytes: 0, bytes: 0 })))).toBe("archive_refused");
  expect(refused(many(3, file({ packedBytes: 15 * MB, bytes: 15 * MB })))).toBe("archive_refused");
});

test("refuses an archive above the size limit", () => {
  expect(refused([], ARCHIVE_BYTES + 1)).toBe("too_large");
});
