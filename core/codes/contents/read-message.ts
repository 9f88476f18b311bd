import { filledFields, type ContentField } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";
import { decoded, takenApart } from "./query.ts";

/** An email as a link (RFC 6068): recipients, subject and text. */
export function readMailto(text: string): ContentField[] {
  const { before, query } = takenApart(text);
  const to = [decoded(before), query("to")].filter(Boolean).join(", ");
  return filledFields([
    ["to", to],
    ["cc", query("cc")],
    ["bcc", query("bcc")],
    ["subject", query("subject")],
    ["message", query("body")],
  ]);
}

/** An email in the format of i-mode phones: `MATMSG:TO:a@b;SUB:Subject;BODY:Text;;` */
export function readMatmsg(text: string): ContentField[] {
  const fields = new Map(escapedFields(text));
  const field = (name: string) => unescaped(fields.get(name) ?? "");
  return filledFields([
    ["to", field("TO")],
    ["subject", field("SUB")],
    ["message", field("BODY")],
  ]);
}

/** A phone number (RFC 3966). */
export const readTel = (text: string): ContentField[] =>
  filledFields([["phone", decoded(takenApart(text).before)]]);

/** A short message: `sms:+1555?body=Hi` (RFC 5724) or `SMSTO:+1555:Hi`. */
export function readSms(text: string): ContentField[] {
  const { before, query } = takenApart(text);
  const [number = "", ...rest] = before.split(":");
  return filledFields([
    ["to", decoded(number)],
    ["message", query("body") || rest.join(":")],
  ]);
}
