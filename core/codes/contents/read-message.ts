import { filledFields, type ContentField } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";

/** An email as a link (RFC 6068): recipients, subject and text. */
export function readMailto(text: string): ContentField[] {
  const { before, query } = taken(text);
  const to = [decoded(before), query("to")].filter(Boolean).join(", ");
  return filledFields([
    ["to", to],
    ["cc", query("cc")],
    ["bcc", query("bcc")],
    ["subject", query("subject")],
    ["message", query("body")],
  ]);
}

/** An email as i-mode phones write it: `MATMSG:TO:a@b;SUB:Subject;BODY:Text;;` */
export function readMatmsg(text: string): ContentField[] {
  const fields = new Map(escapedFields(text));
  const field = (name: string) => unescaped(fields.get(name) ?? "");
  return filledFields([
    ["to", field("TO")],
    ["subject", field("SUB")],
    ["message", field("BODY")],
  ]);
}

/** A number to call (RFC 3966). */
export const readTel = (text: string): ContentField[] =>
  filledFields([["phone", decoded(taken(text).before)]]);

/** A short message: `sms:+1555?body=Hi` (RFC 5724) or `SMSTO:+1555:Hi`. */
export function readSms(text: string): ContentField[] {
  const { before, query } = taken(text);
  const [number = "", ...rest] = before.split(":");
  return filledFields([
    ["to", decoded(number)],
    ["message", query("body") || rest.join(":")],
  ]);
}

/** A place: `geo:52.5,13.4` (RFC 5870), latitude and longitude in degrees. */
export const readGeo = (text: string): ContentField[] =>
  filledFields([["position", (taken(text).before.split(";")[0] ?? "").split(",").slice(0, 2).join(", ")]]);

/** The part between the scheme and `?`, and the values after that. A plus is a plus in these schemes. */
function taken(text: string): { before: string; query: (name: string) => string } {
  const body = text.trim().replace(/^[a-z]+:/i, "");
  const [before = "", ...rest] = body.split("?");
  const pairs = rest
    .join("?")
    .split("&")
    .map((pair) => {
      const equals = pair.indexOf("=");
      return equals < 0 ? ([pair, ""] as const) : ([pair.slice(0, equals), pair.slice(equals + 1)] as const);
    });
  return {
    before,
    query: (name) => decoded(pairs.find(([key]) => key.toLowerCase() === name)?.[1] ?? ""),
  };
}

/** Without its percent signs; what is wrongly encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
