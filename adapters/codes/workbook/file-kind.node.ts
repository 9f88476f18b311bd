import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { DomainError } from "../../../core/errors.ts";
import { type OptionStyle, optionText } from "../batch/input/option-text.ts";
import { readError } from "../batch/output/storage-error.ts";

type FileKind = "zip" | "ole" | "text";

interface NamedPath {
  /** As people call it. */
  name: string;
  path: string;
}

const HEAD_BYTES = 512;
/** PKWARE APPNOTE 4.3.7 and 4.3.16; MS-CFB 2.2. */
const ZIP = [Buffer.from("PK\u0003\u0004"), Buffer.from("PK\u0005\u0006")];
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");

const startsWith = (head: Buffer, signature: Buffer): boolean =>
  head.subarray(0, signature.length).equals(signature);

/** @throws DomainError where the file cannot be read */
const readHead = ({ name, path }: NamedPath): { kind: FileKind; head: Buffer } => {
  try {
    const file = openSync(path, "r");
    try {
      const buffer = Buffer.alloc(HEAD_BYTES);
      const head = buffer.subarray(0, readSync(file, buffer, 0, HEAD_BYTES, 0));
      if (ZIP.some((signature) => startsWith(head, signature))) return { kind: "zip", head };
      return { kind: startsWith(head, OLE) ? "ole" : "text", head };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw readError(name, error);
  }
};

/** What the bytes of a file are that has the name of an old workbook: some shops call their CSV or web pages .xls. */
export const isPlainText = (file: NamedPath): boolean => {
  const { kind, head } = readHead(file);
  return kind === "text" && !isMarkup(head);
};

const isMarkup = (head: Buffer): boolean => /^\s*</.test(head.toString("utf8").replace(/^\uFEFF/, ""));

const SAVE = "Open it in a spreadsheet program and save it as .xlsx or CSV.";

/** @throws DomainError `validation_failed` where the file is no text, with what to do about it */
export const checkIsText = async (file: NamedPath, style: OptionStyle): Promise<void> => {
  const { kind } = readHead(file);
  if (kind === "text") return;
  if (kind === "ole") throw refusal(await oleSentence(file));
  const advice =
    style === "flag" ? `, read it with ${optionText(style, "input_format", "xlsx")}` : ", send it as one";
  throw refusal(`${file.name} is a ZIP, not text. If it is an Excel workbook${advice}.`);
};

/** @throws DomainError `validation_failed` where the file is no ZIP and so no workbook, with what to do about it */
export const checkIsZip = async (file: NamedPath, style: OptionStyle): Promise<void> => {
  const { kind, head } = readHead(file);
  if (kind === "zip") return;
  if (kind === "ole") throw refusal(await oleSentence(file));
  if (isMarkup(head)) {
    throw refusal(`${file.name} is a web page or XML with the name of a workbook. ${SAVE}`);
  }
  const advice =
    style === "flag" ? ` If it is CSV, read it with ${optionText(style, "input_format", "csv")}.` : "";
  throw refusal(`${file.name} is not an Excel workbook (.xlsx).${advice}`);
};

/** A workbook with a password lies in a container of the old kind, in a stream of this name (MS-OFFCRYPTO 1.3.3). */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

const oleSentence = async (file: NamedPath): Promise<string> =>
  (await holds(file, ENCRYPTED))
    ? `${file.name} is protected with a password. Open it in Excel, remove the password (File > Info > Protect Workbook), and save it again.`
    : `${file.name} is a workbook of Excel 97 to 2003 (.xls), or another old Office file. ${SAVE}`;

const holds = async ({ name, path }: NamedPath, wanted: Buffer): Promise<boolean> => {
  let tail: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.concat([tail, chunk as Buffer]);
      if (bytes.includes(wanted)) return true;
      tail = bytes.subarray(-wanted.length);
    }
  } catch (error) {
    throw readError(name, error);
  }
  return false;
};

const refusal = (sentence: string): DomainError => new DomainError("validation_failed", sentence);
