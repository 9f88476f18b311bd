import type { PaymentKind } from "./content-kinds.ts";
import type { Layouts } from "./layout.ts";

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

/** Fields of the debtor or creditor of a Swiss bill, with a structured address. */
const address = <Party extends "creditor" | "debtor">(party: Party) =>
  [
    { name: party, label: "contents.name", isWide: true },
    { name: `${party}Street`, label: "contents.street" },
    { name: `${party}HouseNumber`, label: "contents.house_number" },
    { name: `${party}ZipCode`, label: "contents.zip_code" },
    { name: `${party}City`, label: "contents.city" },
    { name: `${party}Country`, label: "contents.country", hint: "contents.country_hint", keys: "text" },
  ] as const;

export const paymentLayouts: Layouts<PaymentKind> = {
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
