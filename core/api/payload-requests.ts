import * as z from "zod/mini";
import { BILL_LANGUAGES } from "../codes/bill/bill-language.ts";
import { digitalSignatureContent, digitalSignatureSchema } from "../codes/payloads/digital-signature.ts";
import {
  lenientProductSerialSchema,
  productSerialContent,
  productSerialSchema,
} from "../codes/payloads/product-serial.ts";
import { lenientVcardSchema, vcardContent, vcardSchema } from "../codes/payloads/vcard.ts";
import type { PayloadProblem } from "../codes/payloads/messages.ts";
import {
  type ContentForm,
  contentForms,
  type ContentFormType,
} from "../codes/payloads/forms/content-forms.ts";
import { wifiPasswordProblem } from "../codes/payloads/wifi-rules.ts";
import { wifiContent, wifiSchema } from "../codes/payloads/wifi.ts";
import { levelOf, levelProblem } from "../codes/texts/form-level.ts";
import { PAYLOAD_FIELDS, type PayloadType } from "../codes/texts/payload-fields.ts";
import {
  digitalSignatureFileName,
  formFileName,
  productSerialFileName,
  vcardFileName,
  wifiFileName,
} from "../codes/file-name.ts";
import { DomainError } from "../errors.ts";
import { answerFields, logoField, reportFields } from "./code-requests.ts";
import { qrDesignFields, rightPrint, textInFrame, wholeCanvas } from "./design-fields.ts";
import { namedDesignField } from "./named-design.ts";
import { formValues, snakeFields, snakePath } from "./snake-fields.ts";

/** The content that a payload form produces. */
export interface Payload {
  content: string;
  /** Hints to show to the user. */
  notices: string[];
  /** File name without its extension. */
  stem: string;
  /** Whether the same form always gives the same content. */
  isLasting: boolean;
}

const designFields = { ...qrDesignFields, ...namedDesignField, ...answerFields, ...reportFields };

type FormSchema<Form> = z.ZodMiniType<Form> & z.ZodMiniObject;

/**
 * Reads the whole form, since some of its rules are across several fields.
 * @param lenient the form without the rules that `force` overrides; null: no rule is overridden
 * @throws DomainError `validation_failed`
 */
function formOf<Form>(
  schema: FormSchema<Form>,
  values: Readonly<Record<string, unknown>>,
  lenient: FormSchema<Form> | null = null,
): { form: Form; notices: string[] } {
  const typed = formValues(values, schema);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { form: parsed.data, notices: [] };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[snakePath(path)] ??= message;
  const forced = lenient?.safeParse(typed);
  if (forced?.success)
    return { form: forced.data, notices: Object.values(fields).map((sentence) => `${sentence}.`) };
  const message = Object.entries(fields)
    .map(([name, sentence]) => `${name}: ${sentence}`)
    .join("; ");
  throw new DomainError("validation_failed", message, { fields });
}

/**
 * The fields of a form in addition to those of its code. Only the types of the code's fields are documented:
 * the form is parsed as a whole.
 */
const request = (fields: Readonly<Record<string, z.core.SomeType>>) => ({
  query: (z.strictObject({ ...fields, ...designFields }) as z.ZodMiniObject<typeof designFields>).check(
    wholeCanvas(),
    textInFrame(),
    rightPrint(),
  ),
  body: (
    z.strictObject({ ...fields, ...designFields, ...logoField }) as z.ZodMiniObject<
      typeof designFields & typeof logoField
    >
  ).check(wholeCanvas(), textInFrame(), rightPrint()),
});

interface FormOf<Form> {
  summary: string;
  schema: FormSchema<Form>;
  /** The same form without the rules that `force` overrides; absent if there are none. */
  lenient?: FormSchema<Form>;
  /** The fields under their API names, if they have descriptions. */
  fields?: Readonly<Record<string, z.core.SomeType>>;
  contentOf: (form: Form, now: Date) => string;
  fileNameOf: (form: Form) => string;
  isLasting: boolean;
  /** The form whose standard may require an error correction level. */
  type?: PayloadType;
  /** The reason why phones could not use the content, and the field at fault. */
  problemOf?: (form: Form) => { field: string; problem: PayloadProblem } | null;
}

/** A form as the API accepts it: the fields of a query or body, and the content that they produce. */
const payloadForm = <Form>({
  summary,
  schema,
  lenient = schema,
  fields = snakeFields(schema.shape),
  contentOf,
  fileNameOf,
  isLasting,
  type,
  problemOf = () => null,
}: FormOf<Form>) => ({
  summary,
  /** The error correction level that the standard requires. */
  level: type === undefined ? null : levelOf(type),
  ...request(fields),
  /** @throws DomainError `validation_failed`; `code_unreadable` for content that phones could not use, unless forced */
  read(values: Readonly<Record<string, unknown>>, now: Date, force: boolean): Payload {
    const { form, notices } = formOf(schema, values, force ? lenient : null);
    const found = problemOf(form);
    if (found) {
      const sentence = `${found.problem.message}.`;
      if (!force) throw new DomainError("code_unreadable", sentence, { fields: { [found.field]: sentence } });
      notices.push(sentence);
    }
    // a bill is drawn without the design fields
    const level = values["bill"] === undefined ? values["level"] : null;
    const wrong = type !== undefined && typeof level === "string" ? levelProblem(type, level)?.message : null;
    if (wrong && !force)
      throw new DomainError("validation_failed", `level: ${wrong}`, { fields: { level: wrong } });
    if (wrong) notices.push(`${wrong}.`);
    return {
      content: contentOf(form, now),
      notices,
      stem: fileNameOf(form).replace(/\.png$/, ""),
      isLasting,
    };
  },
});

/** The fields of a form with the hints of the command line as descriptions. */
function describedFields(type: ContentFormType, shape: Readonly<Record<string, z.core.SomeType>>) {
  const hints: Readonly<Record<string, string>> = PAYLOAD_FIELDS[type];
  return Object.fromEntries(
    Object.entries(snakeFields(shape)).map(([name, schema]) => {
      const hint = hints[name] ?? "";
      return [name, hint === "" ? schema : (schema as z.ZodMiniType).check(z.describe(hint))];
    }),
  );
}

/** The fields that a bill accepts in addition to its content. */
const billFields = {
  bill: z
    .optional(z.enum(BILL_LANGUAGES))
    .check(
      z.describe(
        "Answers the whole bill, receipt and payment part, in this language instead of its code: as PDF (page a4 or code), SVG or EPS. Its code is plain, whatever the design fields say",
      ),
    ),
};

/** A text form as the API accepts it. An event records when it was created. */
const contentForm = <Form extends Readonly<Record<string, string>>>(
  type: ContentFormType,
  { schema, contentOf, subject }: ContentForm<Form>,
  summary: string,
  more: Readonly<Record<string, z.core.SomeType>> = {},
) =>
  payloadForm({
    summary,
    schema,
    fields: { ...describedFields(type, schema.shape), ...more },
    contentOf,
    fileNameOf: (form) => formFileName(type, form[subject] ?? ""),
    isLasting: type !== "event",
    type,
  });

/** The payload forms of the site, by path segment. */
export const payloadForms = {
  wifi: payloadForm({
    summary: "What phones join a network by",
    schema: wifiSchema,
    contentOf: wifiContent,
    fileNameOf: wifiFileName,
    isLasting: true,
    problemOf(form) {
      const problem = wifiPasswordProblem(form);
      return problem && { field: "password", problem };
    },
  }),
  vcard: payloadForm({
    summary: "A contact, as a vCard 3.0",
    schema: vcardSchema,
    lenient: lenientVcardSchema,
    contentOf: vcardContent,
    fileNameOf: vcardFileName,
    isLasting: true,
  }),
  "product-serial": payloadForm({
    summary: "A product with its serial number, as JSON with the time at which it was made",
    schema: productSerialSchema,
    lenient: lenientProductSerialSchema,
    contentOf: productSerialContent,
    fileNameOf: productSerialFileName,
    isLasting: false,
  }),
  "digital-signature": payloadForm({
    summary:
      "Who signed which document, as JSON; above security level basic signed with the key of the API key's owner",
    schema: digitalSignatureSchema,
    contentOf: digitalSignatureContent,
    fileNameOf: digitalSignatureFileName,
    isLasting: false,
  }),
  "wifi-enterprise": contentForm(
    "wifi-enterprise",
    contentForms["wifi-enterprise"],
    "What phones join a network by where everybody has a name and a password",
  ),
  link: contentForm("link", contentForms.link, "The address of a web page"),
  email: contentForm("email", contentForms.email, "An email that is ready to be sent (RFC 6068)"),
  phone: contentForm("phone", contentForms.phone, "A number to call (RFC 3966)"),
  sms: contentForm("sms", contentForms.sms, "A text message that is ready to be sent (RFC 5724)"),
  whatsapp: contentForm("whatsapp", contentForms.whatsapp, "A chat in WhatsApp"),
  telegram: contentForm("telegram", contentForms.telegram, "A chat in Telegram"),
  place: contentForm("place", contentForms.place, "A place on a map (RFC 5870)"),
  event: contentForm("event", contentForms.event, "An event for a calendar (RFC 5545)"),
  app: contentForm("app", contentForms.app, "An app in its store"),
  sepa: contentForm("sepa", contentForms.sepa, "A SEPA credit transfer (EPC069-12)"),
  "swiss-qr": contentForm("swiss-qr", contentForms["swiss-qr"], "A Swiss QR-bill", billFields),
  upi: contentForm("upi", contentForms.upi, "A UPI payment (India)"),
  pix: contentForm("pix", contentForms.pix, "A Pix payment (Brazil)"),
  bitcoin: contentForm("bitcoin", contentForms.bitcoin, "A Bitcoin payment (BIP 21)"),
  lightning: contentForm("lightning", contentForms.lightning, "A Lightning invoice (BOLT 11)"),
} as const;
export type PayloadKind = keyof typeof payloadForms;

/** The form of a code that must be signed, or null if a checksum is enough. */
export function signedForm(values: Readonly<Record<string, unknown>>) {
  const { form } = formOf(digitalSignatureSchema, values);
  return form.securityLevel === "basic" ? null : form;
}
