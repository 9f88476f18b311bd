import type * as z from "zod/mini";
import { productSerialContent, productSerialSchema } from "../payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../payloads/vcard.ts";
import { wifiContent, wifiPasswordWarning, wifiSchema } from "../payloads/wifi.ts";
import { readYesNo } from "./design-texts.ts";
import type { TextProblem } from "./text-problem.ts";

export type PayloadType = "vcard" | "wifi" | "product";
/** A payload form as it is typed: texts by the name of the batch column. */
export type PayloadTexts = Partial<Record<string, string>>;

export type PayloadReading =
  | { ok: true; content: string; notes: TextProblem[] }
  | { ok: false; problems: TextProblem[] };

/** Builds the content of a code from the fields of its form. @param now the time that product codes carry */
export const payloadContent = (type: PayloadType, texts: PayloadTexts, now: Date): PayloadReading => {
  if (type === "vcard") return build(vcardSchema.safeParse(formOf(texts)), vcardContent);
  if (type === "wifi") return wifi(texts);
  return build(productSerialSchema.safeParse(formOf(texts)), (form) => productSerialContent(form, now));
};

const wifi = (texts: PayloadTexts): PayloadReading => {
  const hidden = texts["hidden"] === undefined ? false : readYesNo(texts["hidden"]);
  if (hidden === null) {
    return {
      ok: false,
      problems: [{ name: "hidden", message: `"${texts["hidden"]}" is neither yes nor no.` }],
    };
  }
  const security = texts["security"] === undefined ? {} : { security: wifiSecurity(texts["security"]) };
  const form = wifiSchema.safeParse({ ...formOf(texts), ...security, hidden });
  const reading = build(form, wifiContent);
  const warning = form.success ? wifiPasswordWarning(form.data) : null;
  if (!reading.ok || warning === null) return reading;
  return { ...reading, notes: [{ name: "password", message: `${warning.message}.` }] };
};

/** WPA2 and WPA3 are asked for as WPA; an open network is called many things. */
const wifiSecurity = (text: string): string => {
  const word = text.trim().toUpperCase();
  if (/^WPA[23]?$/.test(word)) return "WPA";
  return ["NOPASS", "NONE", "OPEN", ""].includes(word) ? "nopass" : word;
};

const build = <Form>(
  parsed: z.core.util.SafeParseResult<Form>,
  content: (form: Form) => string,
): PayloadReading =>
  parsed.success
    ? { ok: true, content: content(parsed.data), notes: [] }
    : { ok: false, problems: parsed.error.issues.map(problemOf) };

const problemOf = (issue: z.core.$ZodIssue): TextProblem => ({
  name: columnOf(String(issue.path[0] ?? "")),
  message:
    issue.code === "invalid_value"
      ? `This is none of ${issue.values.filter((value) => value !== "").join(", ")}.`
      : `${issue.message}.`,
});

const fieldNames = new Map<string, string>();

/** first_name is firstName in the form. */
const formOf = (texts: PayloadTexts): Record<string, string> => {
  const form: Record<string, string> = {};
  for (const name in texts) {
    const text = texts[name];
    if (text === undefined) continue;
    let field = fieldNames.get(name);
    if (field === undefined) {
      field = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      fieldNames.set(name, field);
    }
    form[field] = text;
  }
  return form;
};

const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
