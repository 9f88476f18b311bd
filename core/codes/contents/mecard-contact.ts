import { propertyEscaped } from "../payloads/vcard.ts";
import { escapedFields, splitUnescaped, unescaped } from "./escaped-fields.ts";

/** Fields of a `MECARD:` content (NTT DoCoMo), and the equivalent text properties of a vCard. */
const PROPERTIES: Readonly<Record<string, string>> = {
  ORG: "ORG",
  TEL: "TEL",
  EMAIL: "EMAIL",
  BDAY: "BDAY",
  NOTE: "NOTE",
  MEMO: "NOTE",
  NICKNAME: "NICKNAME",
};

/** Converts a `MECARD:` content, which address books don't import, to a vCard 3.0 (RFC 2426). */
export function mecardAsVcard(content: string): string {
  const fields = escapedFields(content).filter(([, value]) => value.trim() !== "");
  const [family = "", given = ""] = splitUnescaped(fields.find(([name]) => name === "N")?.[1] ?? "", ",").map(
    (part) => unescaped(part).trim(),
  );
  const first = unescaped(fields.find(([name]) => name in PROPERTIES)?.[1] ?? "");
  const shown = [given, family].filter(Boolean).join(" ") || first;
  const lines = fields.flatMap(([name, value]) => {
    const text = unescaped(value).trim();
    // a URI is not escaped (RFC 2426 §3.6.8)
    if (name === "URL") return [`URL:${text.replace(/\s/g, "")}`];
    // the whole MECARD address in one part: its order differs between countries
    if (name === "ADR") return [`ADR:;;${propertyEscaped(text)};;;;`];
    const property = PROPERTIES[name];
    return property === undefined ? [] : [`${property}:${propertyEscaped(text)}`];
  });
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${propertyEscaped(family)};${propertyEscaped(given)};;;`,
    `FN:${propertyEscaped(shown)}`,
    ...lines,
    "END:VCARD",
  ]
    .map((line) => `${line}\r\n`)
    .join("");
}
