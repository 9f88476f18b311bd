import * as z from "zod/mini";
import { formText } from "../fields.ts";
import type { PayloadProblem } from "../messages.ts";
import { isUnseen, seenText, withoutUnseen } from "../unseen.ts";
import { type FormMessageCode, type FormProblem, formProblem } from "./form-messages.ts";

type Problem = FormProblem | PayloadProblem;
type Rule = (text: string) => Problem | null;

const ruledText = (plain: (text: string) => string, rules: readonly Rule[]) =>
  z._default(formText().check(z.overwrite(plain), judged(rules)), "");

/**
 * An optional text that machines read: unseen characters are left out.
 * @param plain normalizes the typed text, for the rules and the content
 */
export const plainText = (plain: (text: string) => string, ...rules: readonly Rule[]) =>
  ruledText((text) => plain(withoutUnseen(text)), rules);

/** An optional one-line text: line breaks and consecutive blanks become one blank. */
export const lineText = (...rules: readonly Rule[]) => ruledText(onOneLine, rules);

/** An optional text in which every character counts, including surrounding blanks. */
export const exactText = (...rules: readonly Rule[]) => ruledText((text) => text, rules);

/** An optional multi-line text. */
export const linesText = () => z._default(formText().check(z.overwrite(seenText)), "");

/** An optional uppercase code without blanks, such as a reference that people write in groups. */
export const capitalsText = (...rules: readonly Rule[]) =>
  plainText((text) => withoutBlanks(text).toUpperCase(), ...rules);

/** An optional text without blanks. */
export const unspacedText = (...rules: readonly Rule[]) => plainText(withoutBlanks, ...rules);

/** Line breaks and consecutive blanks become one blank. */
export const onOneLine = (text: string): string => seenText(text.replace(/[\s\p{Cc}]+/gu, " "));
const withoutBlanks = (text: string): string => text.replace(/\s+/gu, "");

/** The rules of a non-empty text, in order: reports the first violation. */
const judged = (rules: readonly Rule[]) =>
  z.superRefine<string>((text, context) => {
    const problem = text === "" ? null : firstProblem(rules, text);
    if (problem) context.addIssue(issueOf(problem));
  });

/** A problem as a schema issue: the sentence, and the parameters to translate it. */
const issueOf = ({ code, values, message }: Problem) =>
  ({ code: "custom", message, params: { code, values } }) as const;

function firstProblem(rules: readonly Rule[], text: string): Problem | null {
  for (const rule of rules) {
    const problem = rule(text);
    if (problem) return problem;
  }
  return null;
}

/** Limits the number of characters (code points). */
export const maxLength =
  (limit: number): Rule =>
  (text) => {
    const { length } = Array.from(text);
    return length > limit ? formProblem("form.too_long", { length, most: limit }) : null;
  };

/** Allows only characters of a set. @param allowed a class of one character, with the flag u */
export const onlyOf =
  (allowed: RegExp): Rule =>
  (text) => {
    const character = Array.from(text).find((one) => !allowed.test(one));
    return character === undefined ? null : formProblem("form.characters", { character });
  };

type Values = Readonly<Record<string, string>>;
/** A field and its problem. */
export type FieldProblem = readonly [field: string, problem: Problem];

/** Cross-field rules: reports every problem at its field. */
export const withRules = <Form extends Values>(...rules: readonly ((form: Form) => FieldProblem | null)[]) =>
  z.superRefine<Form>((form, context) => {
    for (const rule of rules) {
      const found = rule(form);
      if (!found) continue;
      const [field, problem] = found;
      context.addIssue({ ...issueOf(problem), path: [field] });
    }
  });

/** Required fields, each with the message if it is empty. */
export const needs = <Name extends string>(codes: Readonly<Partial<Record<Name, FormMessageCode>>>) =>
  z.superRefine<Readonly<Record<Name, string>>>((form, context) => {
    for (const name in codes) {
      const code = codes[name];
      if (code !== undefined && isUnseen(form[name]))
        context.addIssue({ ...issueOf(formProblem(code)), path: [name] });
    }
  });
