import * as z from "zod/mini";
import { shortDecimal } from "../../contents/payments/decimal.ts";
import { readLightning } from "../../contents/payments/read-lightning.ts";
import { lineText, needs, plainText, withRules } from "../forms/form-fields.ts";
import { formProblem } from "../forms/form-messages.ts";
import { amountProblem, plainAmount } from "./amount.ts";
import { bitcoinAddressProblem } from "./bitcoin-address.ts";
import { invoiceProblem, plainInvoice } from "./lightning.ts";

/** One satoshi to all that there will ever be. */
const bitcoins = { currency: "BTC", decimals: 8, min: "0.00000001", max: "21000000" };

/** An address without blanks and without the scheme that wallets copy with it. What asks for more stays, and is refused. */
const plainAddress = (text: string): string =>
  text.replace(/[\s\u200b\u2060\ufeff]+/gu, "").replace(/^bitcoin:/i, "");

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

/** `bitcoin:` with the address, then what is filled as a query in UTF-8 (RFC 3986 §3.4). */
export function bitcoinContent({ bitcoinAddress, amount, label, message, invoice }: BitcoinForm): string {
  const parameters = Object.entries({ amount: shortDecimal(amount), label, message, lightning: invoice });
  const query = parameters
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `bitcoin:${bitcoinAddress}${query === "" ? "" : `?${query}`}`;
}
