import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { readError } from "../batch/output/storage-error.ts";
import { type FileBytes, HEAD_BYTES, isMarkup, kindOf } from "./file-kind.ts";

interface NamedPath {
  /** Display name. */
  name: string;
  path: string;
}

/** @throws DomainError if the file cannot be read */
const readHead = ({ name, path }: NamedPath): Uint8Array => {
  try {
    const file = openSync(path, "r");
    try {
      const buffer = Buffer.alloc(HEAD_BYTES);
      return buffer.subarray(0, readSync(file, buffer, 0, HEAD_BYTES, 0));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw readError(name, error);
  }
};

/** Whether a file named like an old workbook is plain text: some shops name their CSV or HTML files .xls. */
export const isPlainText = (file: NamedPath): boolean => {
  const head = readHead(file);
  return kindOf(head) === "text" && !isMarkup(head);
};

/** A local file; its functions throw DomainError if it cannot be read. */
export const fileBytes = (file: NamedPath): FileBytes => ({
  name: file.name,
  head: async () => readHead(file),
  async *pieces() {
    try {
      for await (const chunk of createReadStream(file.path)) yield chunk as Buffer;
    } catch (error) {
      throw readError(file.name, error);
    }
  },
});
