import type { ExtendedFormidableOptions } from "koa-body";
import { DomainError } from "../../../../core/errors.ts";
import type { FieldsSchema } from "./route.ts";
import { watchBytes } from "./utf8-only.ts";

type Part = Parameters<NonNullable<ExtendedFormidableOptions["onPart"]>>[0];

const PLAIN_TEXT = /^text\/plain\s*(?:;|$)/i;
const CHARSET = /;\s*charset="?([^";\s]+)/i;

/**
 * A part of a form is a text where it has no type, and also where it says so and is no file (RFC 7578 sections 4.2 and 4.4): the
 * clients of .NET and Java send them so. The parser would keep those as files, of which a code would show the base64.
 * @returns to be called when all of it went by, throws DomainError `validation_failed` where it is not UTF-8; null: it is a file
 */
export function takeAsText(part: Part, { isFileWanted }: { isFileWanted: boolean }): (() => void) | null {
  const type = part.mimetype ?? "";
  if (type !== "" && (isFileWanted || part.originalFilename || !PLAIN_TEXT.test(type))) return null;
  part.mimetype = null;
  return watchBytes(part, part.name ?? "form", CHARSET.exec(type)?.[1]);
}

/** @throws DomainError `validation_failed` where a field that is a text was sent as a file */
export function checkFileField(name: string, { shape }: FieldsSchema<unknown>): void {
  if (name === "logo" || !Object.hasOwn(shape, name)) return;
  const sentence = "Send a text, not a file";
  throw new DomainError("validation_failed", `${name}: ${sentence}`, { fields: { [name]: sentence } });
}
