import { useState, type ChangeEvent } from "react";
import { utf8Length } from "../../core/codes/utf8.ts";
import { useMessages } from "../components/messages.tsx";
import type { FieldProblems, FormInput } from "./read-form.ts";

export type TextName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Name : never;
}[keyof Fields] &
  string;

/**
 * The fields of a form whose content becomes a code. A field's problem is shown once the user has left the
 * field or tried to export an invalid code.
 * @param excess number of bytes by which the form's content is too long for a code, or null
 */
export function useFormFields<Fields extends FormInput>({
  typed,
  problems,
  excess,
  setForm,
}: {
  typed: Fields;
  problems: FieldProblems;
  excess: number | null;
  setForm: (patch: Partial<Fields>) => void;
}) {
  const t = useMessages();
  /** Fields that the user has left, whose problems are shown. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  /** Number of exports tried while the form had problems. */
  const [attempts, setAttempts] = useState(0);
  /** Whether an export of the whole form was tried, which shows the problems of all fields. */
  const [showsAll, setShowsAll] = useState(false);
  const longest = excess === null ? null : longestField(typed);

  const touch = (field: string) => setTouched((now) => new Set(now).add(field));

  /**
   * The message to show at a field, if any. @param atOnce show it while typing, since more text can only make
   * it worse
   */
  const errorOf = (field: string, atOnce = false): string | undefined => {
    if (excess !== null && field === longest) return t("payloads.too_long", { n: excess });
    const problem = problems[field];
    if (!problem || !(atOnce || showsAll || touched.has(field))) return undefined;
    return t(problem.key, problem.values);
  };

  return {
    errorOf,
    /** Call it when the user leaves the field. */
    touch,
    /** Whether the problems of the field are shown. */
    isTouched: (field: string) => showsAll || touched.has(field),
    /** Attributes of a text field. */
    field: (field: TextName<Fields>, atOnce = false) => ({
      name: field,
      value: String(typed[field]),
      error: errorOf(field, atOnce),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        setForm({ [field]: target.value } as Partial<Fields>),
      onBlur: () => {
        if (!isBlank(typed[field])) touch(field);
      },
    }),
    attempts,
    /** Shows all messages, or only those of these fields; the page moves the focus to the first. */
    attempt: (only?: readonly string[]) => {
      if (only) setTouched((now) => new Set([...now, ...only]));
      else setShowsAll(true);
      setAttempts((now) => now + 1);
    },
    /** Hides all messages, for a new form. */
    reset: () => {
      setTouched(new Set());
      setAttempts(0);
      setShowsAll(false);
    },
  };
}

export const isBlank = (value: string | boolean | undefined): boolean => String(value ?? "").trim() === "";

const bytesOf = (value: string | boolean): number => (typeof value === "string" ? utf8Length(value) : 0);

/** The text field with the most bytes. */
function longestField(form: FormInput): string | null {
  const [first] = Object.entries(form).toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a));
  return first?.[0] ?? null;
}
