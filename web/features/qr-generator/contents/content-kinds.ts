import type { ContentFormType } from "../../../../core/codes/payloads/forms/content-forms.ts";

const PAYMENT_KINDS = [
  "sepa",
  "swiss-qr",
  "upi",
  "pix",
  "bitcoin",
  "lightning",
] as const satisfies readonly ContentFormType[];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Content types of the page: plain text, or a form. The address selects one by `?kind=email`. */
export const CONTENT_KINDS = [
  "text",
  "link",
  "email",
  "phone",
  "sms",
  "whatsapp",
  "telegram",
  "place",
  "event",
  "app",
  "wifi-enterprise",
  ...PAYMENT_KINDS,
] as const satisfies readonly ("text" | ContentFormType)[];
export type ContentKind = (typeof CONTENT_KINDS)[number];
export type FormKind = Exclude<ContentKind, "text">;

export const isPaymentKind = (kind: ContentKind): kind is PaymentKind =>
  PAYMENT_KINDS.some((one) => one === kind);

/** @param named name in the address @returns null if it is unknown */
export const findContentKind = (named: string | null): ContentKind | null =>
  CONTENT_KINDS.find((kind) => kind === named) ?? null;
