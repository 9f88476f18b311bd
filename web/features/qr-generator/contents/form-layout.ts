import type { ComponentProps } from "react";
import type * as z from "zod/mini";
import type { contentForms } from "../../../../core/codes/payloads/forms/content-forms.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { FormKind } from "./content-kinds.ts";

/** A field of a form, and how it is filled in. */
export interface FieldLayout<Name extends string = string> {
  name: Name;
  label: MessageKey;
  hint?: MessageKey;
  placeholder?: string;
  /** Several lines. */
  isLong?: true;
  /** Takes the whole width where two fields stand side by side. */
  isWide?: true;
  /** Which keys a phone shows; then it is no prose, and nothing is corrected or capitalized. */
  keys?: "text" | "email" | "tel" | "url" | "decimal" | "numeric";
  autoComplete?: ComponentProps<"input">["autoComplete"];
  /** Behind the field. */
  unit?: string;
  /** One of these; "" stands for the first. */
  choices?: readonly string[];
}

/** Fields that are one thing to people and have a control of their own. */
type Control = "position" | "moments";

export interface GroupLayout<Name extends string = string> {
  legend?: MessageKey;
  /** Closed at first: what few need. */
  isFolded?: true;
  fields: readonly (FieldLayout<Name> | Control)[];
}

type FieldName<Kind extends FormKind> = keyof z.infer<(typeof contentForms)[Kind]["schema"]> & string;

const phone = { keys: "tel", autoComplete: "tel", placeholder: "+1 555 010 0123" } as const;
const message = { name: "message", label: "contents.message", isLong: true, isWide: true } as const;
const paymentMessage = { name: "message", label: "contents.payment_message", isWide: true } as const;
const iban = { name: "iban", label: "contents.iban", keys: "text", isWide: true } as const;
const amount = (unit: string) =>
  ({
    name: "amount",
    label: "contents.amount",
    hint: "contents.amount_hint",
    keys: "decimal",
    unit,
  }) as const;

const website = {
  name: "website",
  label: "contents.website",
  keys: "url",
  autoComplete: "url",
  placeholder: "https://example.com",
  isWide: true,
} as const;

/** Who pays or is paid on a Swiss bill, with a structured address. */
const address = <Party extends "creditor" | "debtor">(party: Party) =>
  [
    { name: party, label: "contents.name", isWide: true },
    { name: `${party}Street`, label: "contents.street" },
    { name: `${party}HouseNumber`, label: "contents.house_number" },
    { name: `${party}ZipCode`, label: "contents.zip_code" },
    { name: `${party}City`, label: "contents.city" },
    { name: `${party}Country`, label: "contents.country", hint: "contents.country_hint", keys: "text" },
  ] as const;

const layouts: { [Kind in FormKind]: readonly GroupLayout<FieldName<Kind>>[] } = {
  link: [{ fields: [website] }],
  email: [
    {
      fields: [
        {
          name: "to",
          label: "contents.to",
          hint: "contents.several",
          keys: "email",
          autoComplete: "email",
          placeholder: "name@example.com",
          isWide: true,
        },
        { name: "subject", label: "contents.subject", isWide: true },
        message,
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        { name: "cc", label: "contents.cc", keys: "email" },
        { name: "bcc", label: "contents.bcc", keys: "email" },
      ],
    },
  ],
  phone: [
    {
      fields: [
        { name: "phone", label: "contents.phone", hint: "contents.phone_hint", isWide: true, ...phone },
      ],
    },
  ],
  sms: [
    {
      fields: [
        { name: "to", label: "contents.phone", hint: "contents.phone_hint", isWide: true, ...phone },
        message,
      ],
    },
  ],
  whatsapp: [
    {
      fields: [
        { name: "to", label: "contents.phone", hint: "contents.phone_international", isWide: true, ...phone },
        message,
      ],
    },
  ],
  telegram: [
    {
      fields: [
        { name: "to", label: "contents.telegram_to", placeholder: "@example", keys: "text", isWide: true },
        message,
      ],
    },
  ],
  place: [
    { fields: ["position", { name: "place", label: "contents.place", isWide: true }] },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [{ name: "altitude", label: "contents.altitude", keys: "decimal", unit: "m" }],
    },
  ],
  event: [
    {
      fields: [
        { name: "summary", label: "contents.summary", isWide: true },
        "moments",
        { name: "location", label: "contents.location", isWide: true },
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [{ name: "description", label: "contents.description", isLong: true, isWide: true }, website],
    },
  ],
  app: [
    {
      fields: [
        {
          name: "appStore",
          label: "contents.app_store",
          hint: "contents.app_store_hint",
          keys: "url",
          isWide: true,
        },
        {
          name: "googlePlay",
          label: "contents.google_play",
          hint: "contents.google_play_hint",
          keys: "url",
          isWide: true,
        },
      ],
    },
  ],
  "wifi-enterprise": [
    {
      fields: [
        { name: "ssid", label: "contents.ssid", keys: "text", isWide: true },
        { name: "identity", label: "contents.identity", keys: "text" },
        { name: "password", label: "contents.password", keys: "text" },
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        { name: "eapMethod", label: "contents.eap_method", choices: ["PEAP", "TTLS", "PWD"] },
        { name: "phase2", label: "contents.phase2", choices: ["MSCHAPV2", "MSCHAP", "PAP", "GTC"] },
        {
          name: "anonymousIdentity",
          label: "contents.anonymous_identity",
          hint: "contents.anonymous_identity_hint",
          keys: "text",
          isWide: true,
        },
      ],
    },
  ],
  sepa: [
    {
      fields: [
        { name: "beneficiary", label: "contents.recipient", isWide: true },
        { ...iban, placeholder: "DE89 3704 0044 0532 0130 00" },
        amount("EUR"),
        paymentMessage,
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        {
          name: "reference",
          label: "contents.reference",
          hint: "contents.rf_hint",
          keys: "text",
          isWide: true,
        },
        { name: "bic", label: "contents.bic", hint: "contents.bic_hint", keys: "text" },
        { name: "purpose", label: "contents.purpose", hint: "contents.purpose_hint", keys: "text" },
        { name: "information", label: "contents.information", isWide: true },
      ],
    },
  ],
  "swiss-qr": [
    {
      legend: "contents.recipient",
      fields: [{ ...iban, placeholder: "CH93 0076 2011 6238 5295 7" }, ...address("creditor")],
    },
    {
      legend: "contents.payment",
      fields: [
        { name: "amount", label: "contents.amount", hint: "contents.amount_hint", keys: "decimal" },
        { name: "currency", label: "contents.currency", choices: ["CHF", "EUR"] },
        {
          name: "reference",
          label: "contents.reference",
          hint: "contents.swiss_reference_hint",
          keys: "text",
          isWide: true,
        },
        paymentMessage,
      ],
    },
    { legend: "contents.payer", isFolded: true, fields: address("debtor") },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        {
          name: "billInformation",
          label: "contents.bill_information",
          hint: "contents.bill_information_hint",
          keys: "text",
          isWide: true,
        },
        { name: "procedure1", label: "contents.procedure1", keys: "text" },
        { name: "procedure2", label: "contents.procedure2", keys: "text" },
      ],
    },
  ],
  upi: [
    {
      fields: [
        { name: "upiId", label: "contents.upi_id", keys: "email", placeholder: "name@bank", isWide: true },
        { name: "payee", label: "contents.recipient", isWide: true },
        amount("INR"),
        paymentMessage,
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        { name: "reference", label: "contents.order_reference", keys: "text" },
        { name: "merchantCode", label: "contents.merchant_code", keys: "numeric" },
      ],
    },
  ],
  pix: [
    {
      fields: [
        {
          name: "pixKey",
          label: "contents.pix_key",
          hint: "contents.pix_key_hint",
          keys: "text",
          isWide: true,
        },
        { name: "merchant", label: "contents.recipient" },
        { name: "city", label: "contents.city" },
        amount("BRL"),
        paymentMessage,
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        {
          name: "location",
          label: "contents.pix_location",
          hint: "contents.pix_location_hint",
          keys: "url",
          isWide: true,
        },
        { name: "reference", label: "contents.identifier", keys: "text" },
        { name: "zipCode", label: "contents.zip_code", keys: "numeric" },
      ],
    },
  ],
  bitcoin: [
    {
      fields: [
        { name: "bitcoinAddress", label: "contents.bitcoin_address", keys: "text", isWide: true },
        amount("BTC"),
        { name: "label", label: "contents.recipient" },
        paymentMessage,
      ],
    },
    {
      legend: "contents.more",
      isFolded: true,
      fields: [
        {
          name: "invoice",
          label: "contents.invoice",
          hint: "contents.invoice_instead_hint",
          keys: "text",
          isLong: true,
          isWide: true,
        },
      ],
    },
  ],
  lightning: [
    {
      fields: [
        {
          name: "invoice",
          label: "contents.invoice",
          hint: "contents.invoice_hint",
          keys: "text",
          isLong: true,
          isWide: true,
        },
      ],
    },
  ],
};

/** The groups of fields of a form, in the order in which they are filled in. */
export const formLayout = (kind: FormKind): readonly GroupLayout[] => layouts[kind];

/** Names of the fields that have a control together. */
const CONTROL_FIELDS = {
  position: ["latitude", "longitude"],
  moments: ["start", "end", "timezone"],
} as const satisfies Record<Control, readonly string[]>;

/** The names of the fields of a group. */
export const namesIn = ({ fields }: GroupLayout): string[] =>
  fields.flatMap((field) => (typeof field === "string" ? CONTROL_FIELDS[field] : field.name));

/** @returns what a form begins with */
export const emptyForm = (kind: FormKind): Record<string, string> => ({
  ...Object.fromEntries(
    formLayout(kind)
      .flatMap(namesIn)
      .map((name) => [name, ""]),
  ),
  // most events are where their page is written, and most bills are paid where Swiss bills are
  ...(kind === "event" && { timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
  ...(kind === "swiss-qr" && { creditorCountry: "CH" }),
});
