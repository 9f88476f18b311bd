import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { type RowSentence, rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../core/errors.ts";
import { type OptionStyle, optionText } from "../batch/input/option-text.ts";
import { indexOfBytes, joinedBytes, NO_BYTES, utf8Text } from "../batch/input/text/bytes.ts";

/** A file whose kind is detected before it is read. */
export interface FileBytes {
  /** Display name. */
  name: string;
  /** Its first bytes, `HEAD_BYTES` of them or all. */
  head: () => Promise<Uint8Array>;
  /** All of its bytes, in chunks. */
  pieces: () => AsyncIterable<Uint8Array>;
}

type FileKind = "zip" | "ole" | "text";

export const HEAD_BYTES = 512;
/** PKWARE APPNOTE 4.3.7 and 4.3.16; MS-CFB 2.2. */
const ZIP = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (head: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => head[place] === byte);

/** The file kind that the first bytes indicate. */
export const kindOf = (head: Uint8Array): FileKind => {
  if (ZIP.some((signature) => startsWith(head, signature))) return "zip";
  return startsWith(head, OLE) ? "ole" : "text";
};

export const isMarkup = (head: Uint8Array): boolean => /^\s*</.test(utf8Text(head).replace(/^\uFEFF/, ""));

/** @throws DomainError `validation_failed` with advice if the file is no text */
export const checkIsText = async (file: FileBytes, style: OptionStyle): Promise<void> => {
  const kind = kindOf(await file.head());
  if (kind === "text") return;
  if (kind === "ole") throw rowRefusal(await oleSentence(file));
  const advice =
    style === "flag" ? `, read it with ${optionText(style, "input_format", "xlsx")}` : ", send it as one";
  throw refusal(`${file.name} is a ZIP, not text. If it is an Excel workbook${advice}.`);
};

/** @throws DomainError `validation_failed` with advice if the file is no ZIP and so no workbook */
export const checkIsZip = async (file: FileBytes, style: OptionStyle): Promise<void> => {
  const head = await file.head();
  const kind = kindOf(head);
  if (kind === "zip") return;
  if (kind === "ole") throw rowRefusal(await oleSentence(file));
  const { name } = file;
  if (isMarkup(head)) throw rowRefusal(rowSentence("rows.workbook_markup", { name }));
  if (style === "page") throw rowRefusal(rowSentence("rows.workbook_other", { name }));
  const advice =
    style === "flag" ? ` If it is CSV, read it with ${optionText(style, "input_format", "csv")}.` : "";
  throw refusal(`${name} is not an Excel workbook (.xlsx).${advice}`);
};

/** A workbook with a password lies in a container of the old kind, in a stream of this name (MS-OFFCRYPTO 1.3.3), in UTF-16. */
const ENCRYPTED = Uint8Array.from(
  Array.from("EncryptedPackage").flatMap((letter) => [letter.charCodeAt(0), 0]),
);

const oleSentence = async (file: FileBytes): Promise<RowSentence> =>
  rowSentence((await holds(file, ENCRYPTED)) ? "rows.workbook_protected" : "rows.workbook_old", {
    name: file.name,
  });

const holds = async ({ pieces }: FileBytes, wanted: Uint8Array): Promise<boolean> => {
  let tail = NO_BYTES;
  for await (const piece of pieces()) {
    const bytes = joinedBytes(tail, piece);
    if (indexOfBytes(bytes, wanted) >= 0) return true;
    tail = bytes.subarray(-wanted.length);
  }
  return false;
};

const refusal = (sentence: string): DomainError => new DomainError("validation_failed", sentence);
