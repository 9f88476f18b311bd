import type * as z from "zod/mini";
import { bitcoinContent, bitcoinSchema } from "../payments/bitcoin.ts";
import { lightningContent, lightningSchema } from "../payments/lightning.ts";
import { pixContent, pixSchema } from "../payments/pix.ts";
import { sepaContent, sepaSchema } from "../payments/sepa.ts";
import { swissQrContent, swissQrSchema } from "../payments/swiss-qr.ts";
import { upiContent, upiSchema } from "../payments/upi.ts";
import { appContent, appSchema } from "./app-link.ts";
import { callContent, callSchema, smsContent, smsSchema } from "./call.ts";
import { telegramContent, telegramSchema, whatsappContent, whatsappSchema } from "./chats.ts";
import { emailContent, emailSchema } from "./email.ts";
import { eventContent, eventSchema } from "./event.ts";
import { linkContent, linkSchema } from "./link.ts";
import { placeContent, placeSchema } from "./place.ts";
import { enterpriseContent, enterpriseSchema } from "./wifi-enterprise.ts";

type Values = Readonly<Record<string, string>>;

/** A form of text fields, and its content. */
export interface ContentForm<Form extends Values> {
  schema: z.ZodMiniType<Form> & z.ZodMiniObject;
  /** @param now the creation time of an event */
  contentOf: (form: Form, now: Date) => string;
  /** The field that names its file. */
  subject: keyof Form & string;
}

/** Adds parsing of typed values to a form. */
const contentForm = <Form extends Values>(form: ContentForm<Form>) => ({
  ...form,
  /** @returns the content, or the issues */
  read(values: unknown, now: Date): { content: string } | { issues: z.core.$ZodIssue[] } {
    const { data, error } = form.schema.safeParse(values);
    return error ? { issues: error.issues } : { content: form.contentOf(data, now) };
  },
});

/** The forms of messages, places, events, apps and payments. */
export const contentForms = {
  "wifi-enterprise": contentForm({ schema: enterpriseSchema, contentOf: enterpriseContent, subject: "ssid" }),
  link: contentForm({ schema: linkSchema, contentOf: linkContent, subject: "website" }),
  email: contentForm({ schema: emailSchema, contentOf: emailContent, subject: "to" }),
  phone: contentForm({ schema: callSchema, contentOf: callContent, subject: "phone" }),
  sms: contentForm({ schema: smsSchema, contentOf: smsContent, subject: "to" }),
  whatsapp: contentForm({ schema: whatsappSchema, contentOf: whatsappContent, subject: "to" }),
  telegram: contentForm({ schema: telegramSchema, contentOf: telegramContent, subject: "to" }),
  place: contentForm({ schema: placeSchema, contentOf: placeContent, subject: "place" }),
  event: contentForm({ schema: eventSchema, contentOf: eventContent, subject: "summary" }),
  app: contentForm({ schema: appSchema, contentOf: appContent, subject: "googlePlay" }),
  sepa: contentForm({ schema: sepaSchema, contentOf: sepaContent, subject: "beneficiary" }),
  "swiss-qr": contentForm({ schema: swissQrSchema, contentOf: swissQrContent, subject: "creditor" }),
  upi: contentForm({ schema: upiSchema, contentOf: upiContent, subject: "payee" }),
  pix: contentForm({ schema: pixSchema, contentOf: pixContent, subject: "merchant" }),
  bitcoin: contentForm({ schema: bitcoinSchema, contentOf: bitcoinContent, subject: "label" }),
  lightning: contentForm({ schema: lightningSchema, contentOf: lightningContent, subject: "invoice" }),
} as const;
export type ContentFormType = keyof typeof contentForms;
