import type { FormKind, PaymentKind } from "./content-kinds.ts";
import type { Control, GroupLayout, Layouts } from "./layout.ts";
import { paymentLayouts } from "./payment-layouts.ts";

const phone = { keys: "tel", autoComplete: "tel", placeholder: "+1 555 010 0123" } as const;
const message = { name: "message", label: "contents.message", isLong: true, isWide: true } as const;

const website = {
  name: "website",
  label: "contents.website",
  keys: "url",
  autoComplete: "url",
  placeholder: "https://example.com",
  isWide: true,
} as const;

const otherLayouts: Layouts<Exclude<FormKind, PaymentKind>> = {
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
};

const layouts: Layouts<FormKind> = { ...otherLayouts, ...paymentLayouts };

/** The field groups of a form, in order. */
export const formLayout = (kind: FormKind): readonly GroupLayout[] => layouts[kind];

/** Names of the fields that share a control. */
const CONTROL_FIELDS = {
  position: ["latitude", "longitude"],
  moments: ["start", "end", "timezone"],
} as const satisfies Record<Control, readonly string[]>;

/** The field names of a group. */
export const namesIn = ({ fields }: GroupLayout): string[] =>
  fields.flatMap((field) => (typeof field === "string" ? CONTROL_FIELDS[field] : field.name));

/** @returns the initial state of a form */
export const emptyForm = (kind: FormKind): Record<string, string> => ({
  ...Object.fromEntries(
    formLayout(kind)
      .flatMap(namesIn)
      .map((name) => [name, ""]),
  ),
  // most events take place in the user's time zone, and most Swiss bills are paid in Switzerland
  ...(kind === "event" && { timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
  ...(kind === "swiss-qr" && { creditorCountry: "CH" }),
});
