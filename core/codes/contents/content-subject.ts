import type { ContentFieldName } from "./content-field.ts";
import { readKind, type ContentKind } from "./read-kind.ts";

export interface ContentSubject {
  kind: ContentKind;
  /** In plain text; empty if the content has no subject. */
  subject: string;
}

/** The fields that identify a content among others of its kind: all present fields of the first list that has any. */
const SUBJECTS: Partial<Record<ContentKind, readonly (readonly ContentFieldName[])[]>> = {
  wifi: [["ssid"]],
  vcard: [["name"], ["organization"], ["phone"], ["email"]],
  email: [["to"], ["subject"]],
  phone: [["phone"]],
  sms: [["to"], ["message"]],
  product_serial: [["productName", "serialNumber"]],
  digital_signature: [["documentTitle"], ["signerName"]],
};

/** The subject of a content, for lists. Never contains a password. */
export function contentSubject(content: string): ContentSubject {
  const { kind, fields } = readKind(content);
  const lists = SUBJECTS[kind];
  if (!lists) return { kind, subject: withoutSecrets(content) };
  const valuesOf = (names: readonly ContentFieldName[]) =>
    names.flatMap((name) => fields.find((one) => one.name === name)?.value.trim() ?? []);
  return {
    kind,
    subject:
      lists
        .map(valuesOf)
        .find((values) => values.length > 0)
        ?.join(", ") ?? "",
  };
}

/** Removes the password of a web address (RFC 3986 §3.2.1) and the key of a second factor (otpauth://). */
const withoutSecrets = (content: string): string =>
  content.replace(/^(\s*[a-z]+:\/\/[^/?#@:]*):[^/?#@]*@/i, "$1@").replace(/^(\s*otpauth:[^?]*)\?[^]*/i, "$1");
