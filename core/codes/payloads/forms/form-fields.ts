import * as z from "zod/mini";
import type { PayloadProblem } from "../messages.ts";
import { type FormMessageCode, type FormProblem, formProblem } from "./form-messages.ts";

type Problem = FormProblem | PayloadProblem;
type Rule = (text: string) => Problem | null;

/** A text that may be empty. @param plain what is taken of what was typed, for the rules and the content */
export const plainText = (plain: (text: string) => string, ...rules: readonly Rule[]) =>
  z._default(z.string().check(z.overwrite(plain), judged(rules)), "");

/** A text on one line that may be empty: line breaks and blanks in a row become one blank. */
export const lineText = (...rules: readonly Rule[]) => plainText(onOneLine, ...rules);

/** A text of which every character counts, the blanks around it as well. */
export const exactText = (...rules: readonly Rule[]) => plainText((text) => text, ...rules);

/** A text of several lines that may be empty. */
export const linesText = () => z._default(z.string().check(z.trim()), "");

/** A code in capitals without blanks, such as a reference that people write in groups; it may be empty. */
export const capitalsText = (...rules: readonly Rule[]) =>
  plainText((text) => withoutBlanks(text).toUpperCase(), ...rules);

/** A text without any blanks; it may be empty. */
export const unspacedText = (...rules: readonly Rule[]) => plainText(withoutBlanks, ...rules);

const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
const withoutBlanks = (text: string): string => text.replace(/[\s\u200b\u2060\ufeff]+/gu, "");

/** The rules of a text that is not empty, in their order: the first that is broken is said. */
const judged = (rules: readonly Rule[]) =>
  z.superRefine<string>((text, context) => {
    const problem = text === "" ? null : firstProblem(rules, text);
    if (problem) context.addIssue(issueOf(problem));
  });

/** As other forms have it: the sentence, and what another language needs to say the same. */
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

/** Only characters of a set. @param allowed a class of one character, with the flag u */
export const onlyOf =
  (allowed: RegExp): Rule =>
  (text) => {
    const character = Array.from(text).find((one) => !allowed.test(one));
    return character === undefined ? null : formProblem("form.characters", { character });
  };

type Values = Readonly<Record<string, string>>;
/** A field and what is wrong with it. */
export type FieldProblem = readonly [field: string, problem: Problem];

/** Rules about several fields: every problem that they find, each at its field. */
export const withRules = <Form extends Values>(...rules: readonly ((form: Form) => FieldProblem | null)[]) =>
  z.superRefine<Form>((form, context) => {
    for (const rule of rules) {
      const found = rule(form);
      if (!found) continue;
      const [field, problem] = found;
      context.addIssue({ ...issueOf(problem), path: [field] });
    }
  });

/** Fields that may not be empty, each with what is said otherwise. */
export const needs = <Name extends string>(codes: Readonly<Partial<Record<Name, FormMessageCode>>>) =>
  z.superRefine<Readonly<Record<Name, string>>>((form, context) => {
    for (const name in codes) {
      const code = codes[name];
      if (code !== undefined && form[name] === "")
        context.addIssue({ ...issueOf(formProblem(code)), path: [name] });
    }
  });
