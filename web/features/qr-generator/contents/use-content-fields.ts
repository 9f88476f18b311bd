import { useMemo } from "react";
import { useFormFields } from "../../../payloads/use-form-fields.ts";
import type { FormKind } from "./content-kinds.ts";
import { readTyped, type TypedForm } from "./fill-form.ts";

/**
 * The fields of a form, and their errors. @param excess number of bytes by which the content is too long for
 * a code, or null
 */
export function useContentFields(options: {
  kind: FormKind;
  typed: TypedForm;
  excess: number | null;
  setForm: (patch: TypedForm) => void;
}) {
  const { kind, typed, excess, setForm } = options;
  const { problems } = useMemo(() => readTyped(kind, typed), [kind, typed]);
  const fields = useFormFields<Record<string, string>>({
    typed,
    problems,
    excess,
    setForm: (patch) => setForm(patch as TypedForm),
  });
  return { ...fields, typed, setForm, isRight: excess === null && Object.keys(problems).length === 0 };
}
export type ContentFields = ReturnType<typeof useContentFields>;
