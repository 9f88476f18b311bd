import { useMemo } from "react";
import * as z from "zod/mini";
import { bareOf } from "../../core/codes/payloads/bare-value.ts";
import type { FileFormat } from "../../core/codes/file-format.ts";
import type { ErrorCorrectionLevel } from "../../core/codes/qr/symbol.ts";
import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import { useDefaultDesign, useGivenDesign } from "../generator/brands/use-default-design.ts";
import { useStoredDraft } from "../generator/wizard/use-stored-draft.ts";
import { newPayloadDesign, payloadDesignSchema, type PayloadDesign, withBrand } from "./payload-design.ts";
import { readForm, type FormInput } from "./read-form.ts";
import { isBlank, type TextName, useFormFields } from "./use-form-fields.ts";
import { usePayloadCode } from "./use-payload-code.ts";

/** Options of a generator. All but `contentOf` are stable across renders. */
export interface PayloadOptions<Fields extends FormInput, Form> {
  /** Name of the draft in this tab, unique among pages. */
  name: string;
  /** Type of the history record. */
  type: NewHistoryRecord["type"];
  /** The form of a fresh page. */
  empty: Fields;
  /** Schema of a form's input, valid or not, for stored drafts. */
  typed: z.ZodMiniType<Fields>;
  /** The rules, of core/codes/payloads. */
  schema: z.ZodMiniType<Form>;
  /** The error correction level of a fresh page. */
  level?: ErrorCorrectionLevel;
  /** Null if there is none, although the form is valid. */
  contentOf: (form: Form) => string | null;
  fileNameOf: (form: Form, kind: FileFormat) => string;
}

/** A form that becomes a QR code: its input, problems, code, proof and fixes. */
export function usePayload<Fields extends FormInput, Form>(options: PayloadOptions<Fields, Form>) {
  const { name, type, empty, typed, schema, level = "M", contentOf, fileNameOf } = options;
  const draftSchema = useMemo(() => z.object({ form: typed, design: payloadDesignSchema }), [typed]);
  const given = useGivenDesign();
  const [draft, setDraft, keepDraft, begin] = useStoredDraft<{ form: Fields; design: PayloadDesign }>({
    name,
    schema: draftSchema,
    make: () => ({ form: empty, design: { ...newPayloadDesign(level), ...(given && withBrand(given)) } }),
    isFor: () => true,
  });
  useDefaultDesign(
    begin,
    (fresh, brand) => ({ ...fresh, design: { ...fresh.design, ...withBrand(brand) } }),
    given,
  );
  const { form, problems } = useMemo(() => readForm(schema, draft.form), [schema, draft.form]);
  const content = form === null ? null : contentOf(form);
  const code = usePayloadCode(content, draft.design);
  const setForm = (patch: Partial<Fields>) =>
    setDraft((now) => ({ ...now, form: { ...now.form, ...patch } }));
  const fields = useFormFields({
    typed: draft.form,
    problems,
    excess: code.made.kind === "too_long" ? code.made.bytes : null,
    setForm,
  });
  const { errorOf, attempts, attempt, touch, isTouched } = fields;

  return {
    ...code,
    type,
    form: draft.form,
    /**
     * The form as parsed by its schema, without invalid fields; null if the rest is not enough for a code.
     */
    read: form,
    content,
    design: draft.design,
    setForm,
    setDesign: (patch: Partial<PayloadDesign>) =>
      setDraft((now) => ({ ...now, design: { ...now.design, ...patch } })),
    clear: () => {
      setDraft((now) => ({ ...now, form: empty }));
      fields.reset();
    },
    keepDraft,
    errorOf,
    touch,
    isTouched,
    attempts,
    attempt,
    /** Attributes of a text field: `<TextField label=… {...payload.field("email")} />`. */
    field: (field: TextName<Fields>, atOnce = false) => {
      const attributes = fields.field(field, atOnce);
      const read = form as Readonly<Record<string, unknown>> | null;
      const onBlur = () => {
        attributes.onBlur();
        const bare = problems[field] ? null : bareOf(draft.form[field], read?.[field]);
        if (bare !== null) setForm({ [field]: bare } as Partial<Fields>);
      };
      return { ...attributes, onBlur };
    },
    /** There is a code, and it holds everything that was typed. */
    complete: code.code !== null && Object.keys(problems).length === 0,
    /** There is no code because something that was typed is wrong. */
    isWrong: code.code === null && Object.keys(problems).some((one) => !isBlank(draft.form[one])),
    /** Something that was typed is not in the code, and its field says why. */
    leavesOut: code.code !== null && Object.keys(problems).some((one) => errorOf(one) !== undefined),
    fileName: (kind: FileFormat) => (form === null ? `code.${kind}` : fileNameOf(form, kind)),
  };
}

/** The result of `usePayload` for parts of the page that do not depend on the form's fields. */
export type Payload = Omit<
  ReturnType<typeof usePayload<FormInput, unknown>>,
  "form" | "read" | "setForm" | "field"
>;
