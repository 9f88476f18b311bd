import { useState, type ChangeEvent } from "react";
import { utf8Length } from "../../core/codes/utf8.ts";
import { useMessages } from "../components/messages.tsx";
import type { FieldProblems, FormInput } from "./read-form.ts";

export type TextName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string ? Name : never;
}[keyof Fields] &
  string;

/**
 * The fields of a form that becomes a code, and when what is wrong with them is said: once a field was left, or somebody asked for a
 * code that cannot be exported.
 * @param excess by how many bytes the content of the form is too long for a code, or null
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
  /** Fields that were left: only now a message about them helps. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** How often somebody asked for a code that cannot be exported. */
  const [attempts, setAttempts] = useState(0);
  /** One of these was for the code of this very form, which needs all of its fields. */
  const [showsAll, setShowsAll] = useState(false);
  const longest = excess === null ? null : longestField(typed);

  const leave = (field: string) => setLeft((now) => new Set(now).add(field));

  /** The message of a field, once it helps. @param atOnce typing on can only make it worse */
  const errorOf = (field: string, atOnce = false): string | undefined => {
    if (excess !== null && field === longest) return t("payloads.too_long", { n: excess });
    const problem = problems[field];
    if (!problem || !(atOnce || showsAll || left.has(field))) return undefined;
    return t(problem.key, problem.values);
  };

  return {
    errorOf,
    /** Somebody left this field. */
    leave,
    /** Whether the field was left, or its messages are shown anyway. */
    wasLeft: (field: string) => showsAll || left.has(field),
    /** Attributes of a text field. */
    field: (field: TextName<Fields>, atOnce = false) => ({
      name: field,
      value: String(typed[field]),
      error: errorOf(field, atOnce),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        setForm({ [field]: target.value } as Partial<Fields>),
      onBlur: () => {
        if (!isBlank(typed[field])) leave(field);
      },
    }),
    attempts,
    /** Shows every message, or those of these fields alone; the page moves the focus to the first. */
    attempt: (only?: readonly string[]) => {
      if (only) setLeft((now) => new Set([...now, ...only]));
      else setShowsAll(true);
      setAttempts((now) => now + 1);
    },
    /** The form begins again: nothing was left or asked for. */
    forget: () => {
      setLeft(new Set());
      setAttempts(0);
      setShowsAll(false);
    },
  };
}

export const isBlank = (value: string | boolean | undefined): boolean => String(value ?? "").trim() === "";

const bytesOf = (value: string | boolean): number => (typeof value === "string" ? utf8Length(value) : 0);

/** The text field that holds the most bytes. */
function longestField(form: FormInput): string | null {
  const [first] = Object.entries(form).toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a));
  return first?.[0] ?? null;
}
