import { filledFields, type ContentField, type ContentFieldName } from "./content-field.ts";
import { propertiesOf, propertyText } from "./content-lines.ts";
import { escapedFields, splitUnescaped, unescaped } from "./escaped-fields.ts";

/** The displayed fields of a vCard, in this order. Others, like photos and revision times, are omitted. */
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
/** Properties whose value has several parts, separated by semicolons. */
const STRUCTURED = new Set(["ORG", "ADR", "N"]);

/** The contact of a vCard of version 2.1, 3.0 (RFC 2426) or 4.0 (RFC 6350). */
export function readVcard(text: string): ContentField[] {
  const properties = propertiesOf(text);
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

const plain =
  (name: string) =>
  (value: string): string =>
    STRUCTURED.has(name)
      ? splitUnescaped(value, ";").map(propertyText).filter(Boolean).join(", ")
      : name === "URL"
        ? value
        : name === "TEL"
          ? propertyText(value).replace(/^tel:/i, "")
          : propertyText(value);

/** `N` is family name; given name; additional names; prefixes; suffixes. */
function givenNameFirst(value: string): string {
  const [family = "", given = "", further = "", before = "", after = ""] = splitUnescaped(value, ";").map(
    propertyText,
  );
  return [before, given, further, family, after].filter(Boolean).join(" ");
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
