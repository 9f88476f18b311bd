import { type ContentForm, contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import { type FormReading, readForm } from "../../../payloads/read-form.ts";
import type { FormKind } from "./content-kinds.ts";
import type { FilledForm } from "./filled-form.ts";

export type TypedForm = Readonly<Record<string, string>>;
type AnyForm = ContentForm<Record<string, string>>;

/** The form rules are those of the command line and the API: core/codes/payloads. */
const formOf = (kind: FormKind): AnyForm => contentForms[kind] as unknown as AnyForm;

/** The names of a form's fields. */
export const fieldNames = (kind: FormKind): string[] => Object.keys(formOf(kind).schema.shape);

/** Errors by field. */
export const readTyped = (kind: FormKind, typed: TypedForm): FormReading<Record<string, string>> =>
  readForm<Record<string, string>>(formOf(kind).schema, {
    ...typed,
  });

/** The result of a form. @param now creation time of an event */
export function fillForm(kind: FormKind, typed: TypedForm, now: Date): FilledForm {
  const { form, problems } = readTyped(kind, typed);
  const { contentOf, subject } = formOf(kind);
  return {
    typed: { ...typed },
    content: form === null ? "" : contentOf(form, now),
    subject: form?.[subject] ?? "",
    isComplete: form !== null && Object.keys(problems).length === 0,
  };
}
