import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { readError } from "../batch/output/storage-error.ts";
import { type FileBytes, HEAD_BYTES, isMarkup, kindOf } from "./file-kind.ts";

interface NamedPath {
  /** As people call it. */
  name: string;
  path: string;
}

/** @throws DomainError where the file cannot be read */
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

/** What the bytes of a file are that has the name of an old workbook: some shops call their CSV or web pages .xls. */
export const isPlainText = (file: NamedPath): boolean => {
  const head = readHead(file);
  return kindOf(head) === "text" && !isMarkup(head);
};

/** A file of this machine; its functions throw DomainError where it cannot be read. */
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
