import * as z from "zod/mini";
import { shortDecimal } from "../../contents/payments/decimal.ts";
import { readLightning } from "../../contents/payments/read-lightning.ts";
import { lineText, needs, plainText, withRules } from "../forms/form-fields.ts";
import { formProblem } from "../forms/form-messages.ts";
import { amountProblem, plainAmount } from "./amount.ts";
import { bitcoinAddressProblem } from "./bitcoin-address.ts";
import { invoiceProblem, plainInvoice } from "./lightning.ts";

/** One satoshi up to the maximum supply. */
const bitcoins = { currency: "BTC", decimals: 8, min: "0.00000001", max: "21000000" };

/** An address without blanks and the scheme that wallets copy with it. Parameters stay and are rejected. */
const plainAddress = (text: string): string => text.replace(/\s+/gu, "").replace(/^bitcoin:/i, "");

/** A payment in Bitcoin (BIP 21), with a Lightning invoice for wallets that can pay it instead. */
export const bitcoinSchema = z
  .object({
    bitcoinAddress: plainText(plainAddress, bitcoinAddressProblem),
    amount: plainText(plainAmount, amountProblem(bitcoins)),
    label: lineText(),
    message: lineText(),
    invoice: plainText(plainInvoice, invoiceProblem),
  })
  .check(
    needs({ bitcoinAddress: "bitcoin.needed" }),
    withRules(({ amount, invoice }) => {
      const asked = invoice === "" ? "" : (readLightning(invoice)?.amount ?? "");
      return asked !== "" && amount !== "" && asked !== shortDecimal(amount)
        ? ["amount", formProblem("lightning.amount", { invoice: asked, amount })]
        : null;
    }),
  );
export type BitcoinForm = z.infer<typeof bitcoinSchema>;

/** `bitcoin:` with the address, then the non-empty fields as a UTF-8 query (RFC 3986 §3.4). */
export function bitcoinContent({ bitcoinAddress, amount, label, message, invoice }: BitcoinForm): string {
  const parameters = Object.entries({ amount: shortDecimal(amount), label, message, lightning: invoice });
  const query = parameters
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `bitcoin:${bitcoinAddress}${query === "" ? "" : `?${query}`}`;
}
