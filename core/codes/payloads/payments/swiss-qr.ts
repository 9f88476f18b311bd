import * as z from "zod/mini";
import {
  maxLength,
  capitalsText,
  lineText,
  needs,
  onlyOf,
  plainText,
  withRules,
} from "../forms/form-fields.ts";
import { formProblem, type FormProblem } from "../forms/form-messages.ts";
import { amountProblem, fixedAmount, plainAmount, type AmountRange } from "./amount.ts";
import { isCountryCode } from "../country-code.ts";
import { ibanProblem, plainIban } from "./iban.ts";
import { creditorReferenceProblem, qrReferenceProblem } from "./references.ts";

const CURRENCIES = ["CHF", "EUR"];
/** Maximum characters of message and billing information together. Maximum field lengths keep the whole content below its 997. */
const MAX_INFORMATION_LENGTH = 140;

const range: AmountRange = { currency: "CHF", decimals: 2, min: "0", max: "999999999.99" };

/**
 * The messages of a notification, whose amount is 0.00 (section 4.2.2). Such a bill announces
 * a payment and is not paid itself.
 */
const NOTIFICATION_MESSAGES = [
  "NICHT ZUR ZAHLUNG VERWENDEN",
  "NE PAS UTILISER POUR LE PAIEMENT",
  "NON UTILIZZARE PER IL PAGAMENTO",
  "DO NOT USE FOR PAYMENT",
];

/** Basic Latin, Latin-1 Supplement and Latin Extended-A without controls, letters with comma below, and the euro sign (section 4.1.1). */
const latin = onlyOf(/[ -~\u00a0-\u017f\u0218-\u021b\u20ac]/u);
const text = (max: number) => lineText(latin, maxLength(max));

const countryProblem = (country: string): FormProblem | null =>
  isCountryCode(country) ? null : formProblem("swiss.country", { country });
const currencyProblem = (currency: string): FormProblem | null =>
  CURRENCIES.includes(currency) ? null : formProblem("swiss.currency", { currency });

function swissIbanProblem(iban: string): FormProblem | null {
  const country = iban.slice(0, 2);
  return (
    ibanProblem(iban) ??
    (country === "CH" || country === "LI" ? null : formProblem("iban.swiss", { iban, country }))
  );
}

/** QR-IBANs have bank numbers from 30000 to 31999 (section 4.3.3). */
const isQrIban = (iban: string): boolean => /^3[01]/.test(iban.slice(4));

const referenceProblem = (reference: string): FormProblem | null =>
  reference.startsWith("RF") ? creditorReferenceProblem(reference) : qrReferenceProblem(reference);

type Party = "creditor" | "debtor";

/**
 * The data of a Swiss QR-bill: Swiss Implementation Guidelines for the QR-bill, version 2.3, section 4.
 * Addresses are structured, which is mandatory since November 2025.
 */
export const swissQrSchema = z
  .object({
    iban: plainText(plainIban, swissIbanProblem),
    creditor: text(70),
    creditorStreet: text(70),
    creditorHouseNumber: text(16),
    creditorZipCode: text(16),
    creditorCity: text(35),
    creditorCountry: capitalsText(countryProblem),
    amount: plainText(plainAmount, amountProblem(range)),
    currency: capitalsText(currencyProblem),
    debtor: text(70),
    debtorStreet: text(70),
    debtorHouseNumber: text(16),
    debtorZipCode: text(16),
    debtorCity: text(35),
    debtorCountry: capitalsText(countryProblem),
    reference: capitalsText(referenceProblem),
    message: text(MAX_INFORMATION_LENGTH),
    billInformation: text(MAX_INFORMATION_LENGTH),
    procedure1: text(100),
    procedure2: text(100),
  })
  .check(
    needs({ iban: "iban.needed", creditor: "payment.name" }),
    withRules(
      (form) => (isPlaced(form, "creditor") ? null : ["creditorCity", formProblem("swiss.creditor_place")]),
      (form) =>
        hasNoDebtor(form) || (form.debtor !== "" && isPlaced(form, "debtor"))
          ? null
          : ["debtorCity", formProblem("swiss.debtor_place")],
      ({ iban, reference }) => {
        const isQr = /^\d/.test(reference);
        if (isQrIban(iban) && !isQr) return ["reference", formProblem("reference.qr_needed", { iban })];
        return isQr && iban !== "" && !isQrIban(iban)
          ? ["reference", formProblem("reference.qr_iban", { reference, iban })]
          : null;
      },
      ({ amount, message }) =>
        isZero(amount) && !NOTIFICATION_MESSAGES.includes(message)
          ? ["message", formProblem("swiss.notification", { messages: NOTIFICATION_MESSAGES.join(", ") })]
          : null,
      ({ message, billInformation }) => {
        const length = Array.from(message + billInformation).length;
        return length > MAX_INFORMATION_LENGTH
          ? ["message", formProblem("swiss.message_long", { length })]
          : null;
      },
    ),
  );
export type SwissQrForm = z.infer<typeof swissQrSchema>;

const isZero = (amount: string): boolean => /^0(?:\.0*)?$/.test(amount);

const isPlaced = (form: SwissQrForm, party: Party): boolean =>
  form[`${party}ZipCode`] !== "" && form[`${party}City`] !== "" && form[`${party}Country`] !== "";

const hasNoDebtor = (form: SwissQrForm): boolean => partyLines(form, "debtor").every((line) => line === "");

/** The address type S (structured), then name, street, house number, postal code, city and country. */
function partyLines(form: SwissQrForm, party: Party): string[] {
  const lines = [
    form[party],
    form[`${party}Street`],
    form[`${party}HouseNumber`],
    form[`${party}ZipCode`],
    form[`${party}City`],
    form[`${party}Country`],
  ];
  return [lines.some((line) => line !== "") ? "S" : "", ...lines];
}

const NOBODY = Array.from({ length: 7 }, () => "");

/**
 * The lines of the Swiss QR Code (section 4.2.2): lines up to EPD are always present; empty lines after it
 * are omitted. The seven lines of the ultimate creditor are reserved and stay empty.
 */
export function swissQrContent(form: SwissQrForm): string {
  const { reference } = form;
  // the second line is for a second procedure: a single one goes first
  const procedures = [form.procedure1, form.procedure2].filter((procedure) => procedure !== "");
  return [
    "SPC",
    "0200",
    "1",
    form.iban,
    ...partyLines(form, "creditor"),
    ...NOBODY,
    form.amount === "" ? "" : fixedAmount(form.amount, 2),
    form.currency === "" ? "CHF" : form.currency,
    ...partyLines(form, "debtor"),
    reference === "" ? "NON" : reference.startsWith("RF") ? "SCOR" : "QRR",
    reference,
    form.message,
    "EPD",
    ...withoutEmptyEnd([form.billInformation, ...procedures]),
  ].join("\n");
}

const withoutEmptyEnd = (lines: readonly string[]): readonly string[] =>
  lines.at(-1) === "" ? withoutEmptyEnd(lines.slice(0, -1)) : lines;
