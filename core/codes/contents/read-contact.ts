import { filledFields, type ContentField, type ContentFieldName } from "./content-field.ts";
import { escapedFields, splitUnescaped, unescaped } from "./escaped-fields.ts";

/** What is shown of a vCard, in this order. Others, like photographs and times of change, are left out. */
const SHOWN: readonly (readonly [ContentFieldName, string])[] = [
  ["name", "FN"],
  ["organization", "ORG"],
  ["title", "TITLE"],
  ["phone", "TEL"],
  ["email", "EMAIL"],
  ["website", "URL"],
  ["address", "ADR"],
  ["birthday", "BDAY"],
  ["note", "NOTE"],
];
/** Properties whose value consists of several parts, parted by semicolons. */
const STRUCTURED = new Set(["ORG", "ADR", "N"]);

interface Property {
  name: string;
  value: string;
}

/** The contact of a vCard of version 2.1, 3.0 (RFC 2426) or 4.0 (RFC 6350). */
export function readVcard(text: string): ContentField[] {
  const properties = linesOf(text).flatMap(propertyOf);
  const valuesOf = (name: string) => properties.filter((one) => one.name === name).map(({ value }) => value);
  const hasName = valuesOf("FN").some((value) => value.trim() !== "");
  return filledFields(
    SHOWN.flatMap(([field, name]) =>
      (name === "FN" && !hasName ? valuesOf("N").map(givenNameFirst) : valuesOf(name).map(plain(name))).map(
        (value) => [field, value] as const,
      ),
    ),
  );
}

/** A long line goes on after a line break and a blank (RFC 2426 §2.6); quoted-printable goes on after "=" (vCard 2.1 §2.1.3). */
function linesOf(text: string): string[] {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last?.endsWith("=") && isQuotedPrintable(last.slice(0, last.indexOf(":") + 1)))
      whole[whole.length - 1] = last.slice(0, -1) + line;
    else whole.push(line);
  }
  return whole;
}

const isQuotedPrintable = (parameters: string): boolean => /QUOTED-PRINTABLE/i.test(parameters);

/** Group, name and parameters, of which a value may stand in quotation marks (RFC 6350 §3.3). */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^:"]|"[^"]*")*)?):([^]*)$/;

function propertyOf(line: string): Property[] {
  const parts = PROPERTY.exec(line);
  if (!parts) return [];
  const [, name = "", parameters = "", value = ""] = parts;
  return [
    { name: name.toUpperCase(), value: isQuotedPrintable(parameters) ? fromQuotedPrintable(value) : value },
  ];
}

const plain =
  (name: string) =>
  (value: string): string =>
    STRUCTURED.has(name)
      ? splitUnescaped(value, ";").map(text).filter(Boolean).join(", ")
      : name === "URL"
        ? value
        : name === "TEL"
          ? text(value).replace(/^tel:/i, "")
          : text(value);

/** `N` is family name; given name; further names; titles before; titles after. */
function givenNameFirst(value: string): string {
  const [family = "", given = "", further = "", before = "", after = ""] = splitUnescaped(value, ";").map(
    text,
  );
  return [before, given, further, family, after].filter(Boolean).join(" ");
}

/** `\n` is a line break (RFC 2426 §4). */
const text = (value: string): string =>
  unescaped(value.replace(/\\\\|\\n/gi, (sign) => (sign === "\\\\" ? sign : "\n"))).trim();

/** Bytes of UTF-8 written as `=C3=BC` (RFC 2045 §6.7). What is no UTF-8 stays as it is. */
function fromQuotedPrintable(value: string): string {
  try {
    return decodeURIComponent(value.replace(/%/g, "%25").replace(/=([0-9a-f]{2})/gi, "%$1"));
  } catch {
    return value;
  }
}

/** The contact of a `MECARD:` content (NTT DoCoMo); its name is "family name,given name". */
export function readMecard(content: string): ContentField[] {
  const fields = escapedFields(content);
  const valuesOf = (...names: string[]) =>
    fields.filter(([name]) => names.includes(name)).map(([, value]) => value);
  const named = (field: ContentFieldName, ...names: string[]) =>
    valuesOf(...names).map((value) => [field, unescaped(value)] as const);
  return filledFields([
    ...valuesOf("N").map((value) => {
      const [family = "", ...given] = splitUnescaped(value, ",").map(unescaped);
      return ["name", [...given, family].join(" ").trim()] as const;
    }),
    ...named("organization", "ORG"),
    ...named("phone", "TEL"),
    ...named("email", "EMAIL"),
    ...named("website", "URL"),
    ...named("address", "ADR"),
    ...named("birthday", "BDAY"),
    ...named("note", "NOTE", "MEMO"),
  ]);
}
