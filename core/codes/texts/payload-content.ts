import type * as z from "zod/mini";
import { bareContent } from "../payloads/bare-content.ts";
import { bareOf, bareSentence } from "../payloads/bare-value.ts";
import type { PayloadProblem } from "../payloads/messages.ts";
import { type ContentFormType, contentForms } from "../payloads/forms/content-forms.ts";
import { payloadProblem } from "../payloads/payload-problem.ts";
import {
  lenientProductSerialSchema,
  productSerialContent,
  productSerialSchema,
} from "../payloads/product-serial.ts";
import { lenientVcardSchema, vcardContent, vcardSchema } from "../payloads/vcard.ts";
import { wifiPasswordProblem } from "../payloads/wifi-rules.ts";
import { wifiContent, wifiSchema } from "../payloads/wifi.ts";
import { readYesNo } from "./design-texts.ts";
import type { PayloadType } from "./payload-fields.ts";
import type { TextProblem } from "./text-problem.ts";
import { findWifiSecurity } from "./wifi-security.ts";

/** A payload form as it is typed: texts by the name of the batch column. */
export type PayloadTexts = Partial<Record<string, string>>;

export type PayloadReading =
  | {
      ok: true;
      content: string;
      notes: TextProblem[];
      /** Those of them that say what was left out around a value. */
      leftOut?: TextProblem[];
    }
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
  if (isContentForm(type)) return contentFormContent(type, texts, { now, force });
  const form =
    type === "vcard"
      ? readForm(texts, force, { schema: vcardSchema, lenient: lenientVcardSchema, contentOf: vcardContent })
      : readForm(texts, force, {
          schema: productSerialSchema,
          lenient: lenientProductSerialSchema,
          contentOf: (values) => productSerialContent(values, now),
        });
  if (!form.ok) return form;
  const { content, leftOut, overruled } = form;
  // what was overruled needs no second sentence
  const problem = overruled.length > 0 ? null : payloadProblem(content);
  return withNotes(judged(content, problem, "", force), leftOut, overruled);
};

const isContentForm = (type: PayloadType): type is ContentFormType => Object.hasOwn(contentForms, type);

/** The content of a form whose fields are all that is judged: what they take from a text is no more than its blanks. */
const contentFormContent = (
  type: ContentFormType,
  texts: PayloadTexts,
  { now, force }: PayloadOptions,
): PayloadReading => {
  const read = contentForms[type].read(formOf(texts), now);
  return "issues" in read
    ? { ok: false, problems: read.issues.map((issue) => problemOf(issue, texts)) }
    : judged(read.content, payloadProblem(read.content), "", force);
};

/**
 * A content that was typed as it is: free text, or what phones act on. A second `mailto:` or `tel:` and brackets around the value
 * are left out; `force` takes it as it is.
 */
export const typedContent = (content: string, force: boolean): PayloadReading => {
  const bare = force ? content : bareContent(content);
  return withNotes(
    judged(bare, payloadProblem(bare), "content", force),
    bare === content ? [] : [leftOutNote("content", content, bare)],
  );
};

const withNotes = (
  reading: PayloadReading,
  leftOut: TextProblem[],
  others: TextProblem[] = [],
): PayloadReading =>
  reading.ok ? { ...reading, notes: [...leftOut, ...others, ...reading.notes], leftOut } : reading;

const leftOutNote = (name: string, typed: string, bare: string): TextProblem => ({
  name,
  message: bareSentence(typed, bare),
});

interface FormRules<Values> {
  /** Its rules. */
  schema: z.ZodMiniType<Values>;
  /** The same without those that `force` overrules. */
  lenient: z.ZodMiniType<Values>;
  contentOf: (values: Values) => string;
}

type FormReading =
  | { ok: true; content: string; leftOut: TextProblem[]; overruled: TextProblem[] }
  | { ok: false; problems: TextProblem[] };

/** A form whose values may have something around them that is left out. */
const readForm = <Values extends Readonly<Record<string, string>>>(
  texts: PayloadTexts,
  force: boolean,
  { schema, lenient, contentOf }: FormRules<Values>,
): FormReading => {
  const typed = formOf(texts);
  const parsed = schema.safeParse(typed);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => problemOf(issue, texts));
  const read = force && !parsed.success ? lenient.safeParse(typed) : parsed;
  if (!read.success) return { ok: false, problems };
  const leftOut = Object.entries(typed).flatMap(([field, text]) => {
    const bare = bareOf(text, read.data[field]);
    return bare === null ? [] : [leftOutNote(columnOf(field), text.trim(), bare)];
  });
  return { ok: true, content: contentOf(read.data), leftOut, overruled: problems };
};

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
  const reading = build(texts, form, wifiContent);
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
    : `A network with the security "${typed}" asks for a user name, which this form has no place for: the type wifi-enterprise has one.`;

const contradiction = (typed: string): string =>
  `There is a password, and the security "${typed}" says that the network is open: such a code leaves the password out. Remove the password, or write WPA or WEP`;

const build = <Form>(
  texts: PayloadTexts,
  parsed: z.core.util.SafeParseResult<Form>,
  content: (form: Form) => string,
): PayloadReading =>
  parsed.success
    ? { ok: true, content: content(parsed.data), notes: [] }
    : { ok: false, problems: parsed.error.issues.map((issue) => problemOf(issue, texts)) };

const problemOf = (issue: z.core.$ZodIssue, texts: PayloadTexts): TextProblem => {
  const name = columnOf(String(issue.path[0] ?? ""));
  if (issue.code === "invalid_value")
    return {
      name,
      message: `This is not one of ${issue.values.filter((value) => value !== "").join(", ")}.`,
    };
  const text = texts[name]?.trim() ?? "";
  // what is there is shown beside what should be
  const isShown = text !== "" && text.length <= LONGEST_SHOWN && issue.message.startsWith("Enter ");
  return { name, message: isShown ? `${issue.message}, not "${text}".` : `${issue.message}.` };
};
const LONGEST_SHOWN = 60;

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
