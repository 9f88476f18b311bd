import { useMemo, useState, type ChangeEvent } from "react";
import * as z from "zod/mini";
import { bareOf } from "../../core/codes/payloads/bare-value.ts";
import { utf8Length } from "../../core/codes/utf8.ts";
import type { FileFormat } from "../../core/codes/file-format.ts";
import type { ErrorCorrectionLevel } from "../../core/codes/qr/symbol.ts";
import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import { useMessages } from "../components/messages.tsx";
import { useStoredDraft } from "../generator/wizard/use-stored-draft.ts";
import { newPayloadDesign, payloadDesignSchema, type PayloadDesign } from "./payload-design.ts";
import { readForm, type FormInput } from "./read-form.ts";
import { usePayloadCode } from "./use-payload-code.ts";

/** What one generator brings. All of it is the same for every render but `contentOf`. */
export interface PayloadOptions<Fields extends FormInput, Form> {
  /** Of the draft in this tab; unique among pages. */
  name: string;
  /** Of the history record. */
  type: NewHistoryRecord["type"];
  /** The form of a fresh page. */
  empty: Fields;
  /** Shape of a form as it is typed, right or wrong: what a kept draft has to have. */
  typed: z.ZodMiniType<Fields>;
  /** The rules, of core/codes/payloads. */
  schema: z.ZodMiniType<Form>;
  /** The error correction level of a fresh page. */
  level?: ErrorCorrectionLevel;
  /** null while there is none, although the form is right. */
  contentOf: (form: Form) => string | null;
  fileNameOf: (form: Form, kind: FileFormat) => string;
}

type TextName<Fields> = { [Name in keyof Fields]: Fields[Name] extends string ? Name : never }[keyof Fields] &
  string;

/** A form that becomes a QR code: what was typed, what is wrong with it, the code, its proof and its fixes. */
export function usePayload<Fields extends FormInput, Form>(options: PayloadOptions<Fields, Form>) {
  const { name, type, empty, typed, schema, level = "M", contentOf, fileNameOf } = options;
  const t = useMessages();
  const draftSchema = useMemo(() => z.object({ form: typed, design: payloadDesignSchema }), [typed]);
  const [draft, setDraft, keepDraft] = useStoredDraft<{ form: Fields; design: PayloadDesign }>({
    name,
    schema: draftSchema,
    make: () => ({ form: empty, design: newPayloadDesign(level) }),
    isFor: () => true,
  });
  /** Fields that were left: only now a message about them helps. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** How often somebody asked for a code that cannot be exported. */
  const [attempts, setAttempts] = useState(0);
  /** One of these was for the code of this very form, which needs all of its fields. */
  const [showsAll, setShowsAll] = useState(false);

  const { form, problems } = useMemo(() => readForm(schema, draft.form), [schema, draft.form]);
  const content = form === null ? null : contentOf(form);
  const code = usePayloadCode(content, draft.design);
  const longest = code.made.kind === "too_long" ? longestField(draft.form) : null;

  const setForm = (patch: Partial<Fields>) =>
    setDraft((now) => ({ ...now, form: { ...now.form, ...patch } }));

  /** The message of a field, once it helps. @param atOnce typing on can only make it worse */
  const errorOf = (field: string, atOnce = false): string | undefined => {
    if (field === longest && code.made.kind === "too_long")
      return t("payloads.too_long", { n: code.made.bytes });
    const problem = problems[field];
    if (!problem || !(atOnce || showsAll || left.has(field))) return undefined;
    return t(problem.key, problem.values);
  };

  return {
    ...code,
    type,
    form: draft.form,
    /** The form as its schema read it, without fields that are wrong; null where that is too little for a code. */
    read: form,
    content,
    design: draft.design,
    setForm,
    setDesign: (patch: Partial<PayloadDesign>) =>
      setDraft((now) => ({ ...now, design: { ...now.design, ...patch } })),
    clear: () => {
      setDraft((now) => ({ ...now, form: empty }));
      setLeft(new Set());
      setAttempts(0);
      setShowsAll(false);
    },
    keepDraft,
    errorOf,
    /** Somebody left this field. */
    leave: (field: string) => setLeft((now) => new Set(now).add(field)),
    /** Whether the field was left, or its messages are shown anyway. */
    wasLeft: (field: string) => showsAll || left.has(field),
    /** Attributes of a text field: `<TextField label=… {...payload.field("email")} />`. */
    field: (field: TextName<Fields>, atOnce = false) => ({
      name: field,
      value: String(draft.form[field]),
      error: errorOf(field, atOnce),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setForm({ [field]: target.value } as Partial<Fields>),
      onBlur: () => {
        if (isBlank(draft.form[field])) return;
        setLeft((now) => new Set(now).add(field));
        const read = form as Readonly<Record<string, unknown>> | null;
        const bare = problems[field] ? null : bareOf(draft.form[field], read?.[field]);
        if (bare !== null) setForm({ [field]: bare } as Partial<Fields>);
      },
    }),
    attempts,
    /** Shows every message, or those of these fields alone; the page moves the focus to the first. */
    attempt: (only?: readonly string[]) => {
      if (only) setLeft((now) => new Set([...now, ...only]));
      else setShowsAll(true);
      setAttempts((now) => now + 1);
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

/** What `usePayload` gives to the parts of the page that do not look into the form. */
export type Payload = Omit<
  ReturnType<typeof usePayload<FormInput, unknown>>,
  "form" | "read" | "setForm" | "field"
>;

const isBlank = (value: string | boolean | undefined): boolean => String(value ?? "").trim() === "";

const bytesOf = (value: string | boolean): number => (typeof value === "string" ? utf8Length(value) : 0);

/** The text field that holds the most bytes. */
function longestField(form: FormInput): string | null {
  const [first] = Object.entries(form).toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a));
  return first?.[0] ?? null;
}
