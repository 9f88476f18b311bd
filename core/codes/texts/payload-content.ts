import type * as z from "zod/mini";
import type { PayloadProblem } from "../payloads/messages.ts";
import { payloadProblem } from "../payloads/payload-problem.ts";
import { productSerialContent, productSerialSchema } from "../payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../payloads/vcard.ts";
import { wifiPasswordProblem } from "../payloads/wifi-rules.ts";
import { wifiContent, wifiSchema } from "../payloads/wifi.ts";
import { readYesNo } from "./design-texts.ts";
import type { TextProblem } from "./text-problem.ts";
import { findWifiSecurity } from "./wifi-security.ts";

export type PayloadType = "vcard" | "wifi" | "product";
/** A payload form as it is typed: texts by the name of the batch column. */
export type PayloadTexts = Partial<Record<string, string>>;

export type PayloadReading =
  | { ok: true; content: string; notes: TextProblem[] }
  | { ok: false; problems: TextProblem[] };

interface PayloadOptions {
  /** The time that product codes carry. */
  now: Date;
  /** Takes a content that phones cannot use: a note explains why, instead of a problem. */
  force: boolean;
}

/** Builds the content of a code from the fields of its form. */
export const payloadContent = (
  type: PayloadType,
  texts: PayloadTexts,
  { now, force }: PayloadOptions,
): PayloadReading => {
  if (type === "wifi") return wifi(texts, force);
  const reading =
    type === "vcard"
      ? build(vcardSchema.safeParse(formOf(texts)), vcardContent)
      : build(productSerialSchema.safeParse(formOf(texts)), (form) => productSerialContent(form, now));
  return reading.ok ? judged(reading.content, payloadProblem(reading.content), "", force) : reading;
};

/** A content that was typed as it is: free text, or what phones act on. */
export const typedContent = (content: string, force: boolean): PayloadReading =>
  judged(content, payloadProblem(content), "content", force);

/** @param name of the text that is wrong */
const judged = (
  content: string,
  problem: Pick<PayloadProblem, "message"> | null,
  name: string,
  force: boolean,
): PayloadReading => {
  const sentences = problem ? [{ name, message: `${problem.message}.` }] : [];
  return problem && !force ? { ok: false, problems: sentences } : { ok: true, content, notes: sentences };
};

const wifi = (texts: PayloadTexts, force: boolean): PayloadReading => {
  const hidden = texts["hidden"] === undefined ? false : readYesNo(texts["hidden"]);
  if (hidden === null) {
    return {
      ok: false,
      problems: [{ name: "hidden", message: `"${texts["hidden"]}" is neither yes nor no.` }],
    };
  }
  const typed = texts["security"];
  const security = typed === undefined ? undefined : findWifiSecurity(typed);
  if (security === null || security === "enterprise") {
    return { ok: false, problems: [{ name: "security", message: securityMessage(typed ?? "", security) }] };
  }
  const form = wifiSchema.safeParse({ ...formOf(texts), security, hidden });
  const reading = build(form, wifiContent);
  if (!reading.ok || !form.success) return reading;
  if (form.data.security === "nopass" && form.data.password.trim() !== "") {
    return judged(reading.content, { message: contradiction(typed ?? "") }, "password", force);
  }
  const problem = wifiPasswordProblem(form.data);
  const isOpen = problem !== null && typed === undefined && form.data.password.trim() === "";
  return judged(
    reading.content,
    isOpen ? { message: `${problem.message}. ${OPEN_NETWORK}` } : problem,
    "password",
    force,
  );
};

/** What to do where neither a security nor a password was given. */
const OPEN_NETWORK = "If the network is open, its security is nopass";

const securityMessage = (typed: string, security: "enterprise" | null): string =>
  security === null
    ? `"${typed}" is not a security that a code can name: use WPA (for WPA2 and WPA3, too), WEP or nopass (for an open network).`
    : `A "${typed}" network asks for a user name, which this form has no place for. Make a QR code of the whole content: WIFI:T:WPA2-EAP;S:name;E:PEAP;PH2:MSCHAPV2;I:user;P:password;;`;

const contradiction = (typed: string): string =>
  `There is a password, and the security "${typed}" says that the network is open: such a code leaves the password out. Remove the password, or write WPA or WEP`;

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
      ? `This is not one of ${issue.values.filter((value) => value !== "").join(", ")}.`
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
