import type * as z from "zod/mini";
import { bareContent } from "../payloads/bare-content.ts";
import { bareOf } from "../payloads/bare-value.ts";
import { bareSentence } from "../row-sentences/bare-sentence.ts";
import { issueSentence } from "../payloads/issue-problem.ts";
import { payloadMessages, type PayloadProblem } from "../payloads/messages.ts";
import { type ContentFormType, contentForms } from "../payloads/forms/content-forms.ts";
import { seenText } from "../payloads/unseen.ts";
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
import { type RowSentence, rowSentence, sentences } from "../row-sentences/row-sentence.ts";
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
      /** Notices about text removed around a value. */
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
  // an overruled problem is not reported again
  const problem = overruled.length > 0 ? null : payloadProblem(content);
  return withNotes(judged(content, said(problem), "", force), leftOut, overruled);
};

const isContentForm = (type: PayloadType): type is ContentFormType => Object.hasOwn(contentForms, type);

/** The content of a form that validates only its fields; the fields trim spaces and nothing else. */
const contentFormContent = (
  type: ContentFormType,
  texts: PayloadTexts,
  { now, force }: PayloadOptions,
): PayloadReading => {
  const read = contentForms[type].read(formOf(texts), now);
  return "issues" in read
    ? { ok: false, problems: read.issues.map((issue) => problemOf(issue, texts)) }
    : judged(read.content, said(payloadProblem(read.content)), "", force);
};

/**
 * Content typed as it is: free text, or text that phones act on. A second `mailto:` or `tel:` and brackets
 * around the value are removed unless `force` is set.
 */
export const typedContent = (content: string, force: boolean): PayloadReading => {
  const bare = force ? content : bareContent(content);
  return withNotes(
    judged(bare, said(payloadProblem(bare)), "content", force),
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
  ...bareSentence(typed, bare),
});

interface FormRules<Values> {
  /** The schema of the form. */
  schema: z.ZodMiniType<Values>;
  /** The same without those that `force` overrides. */
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
  problem: RowSentence | null,
  name: string,
  force: boolean,
): PayloadReading => {
  const found = problem ? [{ name, ...problem }] : [];
  return problem && !force ? { ok: false, problems: found } : { ok: true, content, notes: found };
};

/** A problem of a payload as a whole sentence. */
const said = (problem: PayloadProblem | null): RowSentence | null =>
  problem && {
    message: `${problem.message}.`,
    reason: { code: problem.code, values: problem.values },
  };

const wifi = (texts: PayloadTexts, force: boolean): PayloadReading => {
  const hidden = texts["hidden"] === undefined ? false : readYesNo(texts["hidden"]);
  if (hidden === null) {
    return {
      ok: false,
      problems: [{ name: "hidden", ...rowSentence("rows.yes_no", { text: texts["hidden"] ?? "" }) }],
    };
  }
  const typed = texts["security"];
  const security = typed === undefined ? undefined : findWifiSecurity(typed);
  if (security === null || security === "enterprise") {
    return { ok: false, problems: [{ name: "security", ...securityProblem(typed ?? "", security) }] };
  }
  const form = wifiSchema.safeParse({ ...formOf(texts), security, hidden });
  const reading = build(texts, form, wifiContent);
  if (!reading.ok || !form.success) return reading;
  if (form.data.security === "nopass" && form.data.password.trim() !== "") {
    return judged(
      reading.content,
      rowSentence("rows.password_unused", { text: typed ?? "" }),
      "password",
      force,
    );
  }
  const problem = said(wifiPasswordProblem(form.data));
  const isOpen = problem !== null && typed === undefined && form.data.password.trim() === "";
  return judged(
    reading.content,
    isOpen ? sentences(problem, rowSentence("rows.open_network")) : problem,
    "password",
    force,
  );
};

const securityProblem = (text: string, security: "enterprise" | null): RowSentence =>
  rowSentence(security === null ? "rows.security" : "rows.security_enterprise", { text });

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
      ...rowSentence("rows.one_of", { choices: issue.values.filter((value) => value !== "").join(", ") }),
    };
  const text = seenText(texts[name] ?? "");
  // the current value is shown next to the expected one
  const isShown = text !== "" && text.length <= LONGEST_SHOWN && issue.message.startsWith("Enter ");
  const reason = issueSentence(issue) ?? ofMissing(issue);
  return {
    name,
    message: isShown ? `${issue.message}, not "${text}".` : `${issue.message}.`,
    ...(reason && {
      reason: { ...reason, ...(isShown && { more: [rowSentence("rows.cell_holds", { text }).reason] }) },
    }),
  };
};
const LONGEST_SHOWN = 60;

/** The message for a missing field, which violates no rule with its own message. */
const ofMissing = ({ message }: z.core.$ZodIssue): RowSentence["reason"] | null => {
  const code = Object.entries(payloadMessages).find(([, sentence]) => sentence === message)?.[0];
  return code === undefined ? null : { code, values: {} };
};

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
