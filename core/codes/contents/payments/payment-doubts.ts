import { amountProblem, type AmountRange, euros } from "../../payloads/payments/amount.ts";
import { bitcoinAddressProblem } from "../../payloads/payments/bitcoin-address.ts";
import { ibanProblem, plainIban } from "../../payloads/payments/iban.ts";
import { hasRepeatedName } from "../query.ts";
import type { ActionKind } from "../read-action.ts";
import { shortDecimal } from "./decimal.ts";
import { readLightning } from "./read-lightning.ts";
import { type BitcoinPayment, readBitcoin, readUpi } from "./read-payment-links.ts";
import { readSepa } from "./read-sepa.ts";
import { readSwissQr } from "./read-swiss-qr.ts";

/** What is wrong with a payment, so that no wallet should be handed it. */
export type PaymentDoubt = "bitcoin_address" | "iban" | "amount" | "invoice" | "repeated";

// no amount is a zero to many programs
const RUPEES: AmountRange = { currency: "INR", decimals: 2, min: "0", max: "9999999999.99" };
const BITCOINS: AmountRange = { currency: "BTC", decimals: 8, min: "0", max: "21000000" };
const BILLED: AmountRange = { ...euros, min: "0" };

/** What the checks of our forms find in a scanned payment. @param action its kind, by `readContent` */
export function paymentDoubts(action: ActionKind | undefined, text: string): PaymentDoubt[] {
  const content = text.trim();
  const checks: Partial<Record<ActionKind, () => PaymentDoubt[]>> = {
    sepa: () => transferDoubts(readSepa(content), euros),
    swiss_qr: () => transferDoubts(readSwissQr(content), BILLED),
    upi: () => [...amountDoubt(readUpi(content)?.amount ?? "", RUPEES), ...repeatedDoubt(content)],
    bitcoin: () => [...bitcoinDoubts(readBitcoin(content)), ...repeatedDoubt(content)],
  };
  return (action && checks[action]?.()) ?? [];
}

const amountDoubt = (amount: string, range: AmountRange): PaymentDoubt[] =>
  amount === "" || amountProblem(range)(amount) === null ? [] : ["amount"];

const repeatedDoubt = (content: string): PaymentDoubt[] => (hasRepeatedName(content) ? ["repeated"] : []);

function transferDoubts(
  transfer: { iban: string; amount: string } | null,
  range: AmountRange,
): PaymentDoubt[] {
  if (transfer === null) return [];
  const { iban, amount } = transfer;
  return [...(ibanProblem(plainIban(iban)) ? ["iban" as const] : []), ...amountDoubt(amount, range)];
}

function bitcoinDoubts(payment: BitcoinPayment | null): PaymentDoubt[] {
  if (payment === null) return [];
  const { bitcoinAddress, amount, invoice } = payment;
  // BIP 21 allows .5
  const whole = amount === "" ? "" : `0${amount}`.replace(/^0+(?=\d)/, "");
  const asked = invoice === "" ? "" : readLightning(invoice)?.amount;
  const isOther = asked !== "" && whole !== "" && asked !== shortDecimal(whole);
  return [
    ...(bitcoinAddressProblem(bitcoinAddress) ? ["bitcoin_address" as const] : []),
    ...amountDoubt(whole, BITCOINS),
    ...(asked === undefined || isOther ? ["invoice" as const] : []),
  ];
}
