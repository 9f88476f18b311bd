import type { ExtendedFormidableOptions } from "koa-body";
import { DomainError } from "../../../../core/errors.ts";
import type { FieldsSchema } from "./route.ts";
import { watchBytes } from "./utf8-only.ts";

type Part = Parameters<NonNullable<ExtendedFormidableOptions["onPart"]>>[0];

const PLAIN_TEXT = /^text\/plain\s*(?:;|$)/i;
const CHARSET = /;\s*charset="?([^";\s]+)/i;

/**
 * A form part is a text if it has no type, and also if it has a text type and no file name (RFC 7578 sections
 * 4.2 and 4.4), as the clients of .NET and Java send it. The parser would store these as files, and a code
 * would contain their base64.
 * @returns a function to call after the last byte, which throws DomainError `validation_failed` if the text
 * is not UTF-8; null: it is a file
 */
export function takeAsText(part: Part, { isFileWanted }: { isFileWanted: boolean }): (() => void) | null {
  const type = part.mimetype ?? "";
  if (type !== "" && (isFileWanted || part.originalFilename || !PLAIN_TEXT.test(type))) return null;
  part.mimetype = null;
  return watchBytes(part, part.name ?? "form", CHARSET.exec(type)?.[1]);
}

/** @throws DomainError `validation_failed` if a text field was sent as a file */
export function checkFileField(name: string, { shape }: FieldsSchema<unknown>): void {
  if (name === "logo" || !Object.hasOwn(shape, name)) return;
  const sentence = "Send a text, not a file";
  throw new DomainError("validation_failed", `${name}: ${sentence}`, { fields: { [name]: sentence } });
}
