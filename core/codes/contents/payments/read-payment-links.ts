import { bitcoinAddressProblem } from "../../payloads/payments/bitcoin-address.ts";
import { takenApart } from "../query.ts";

/** A `upi://pay` payment; absent fields are empty. */
export interface UpiPayment {
  upiId: string;
  payee: string;
  /** Rupees. */
  amount: string;
  message: string;
  reference: string;
  merchantCode: string;
}

/** Parses a link of the UPI Linking Specifications. Null: another kind of content. */
export function readUpi(content: string): UpiPayment | null {
  if (!/^upi:\/\/pay\?/i.test(content)) return null;
  const { query } = takenApart(content);
  const upiId = query("pa");
  return upiId === ""
    ? null
    : {
        upiId,
        payee: query("pn"),
        amount: query("am"),
        message: query("tn"),
        reference: query("tr"),
        merchantCode: query("mc"),
      };
}

/** A `bitcoin:` payment; absent fields are empty. */
export interface BitcoinPayment {
  bitcoinAddress: string;
  /** BTC. */
  amount: string;
  label: string;
  message: string;
  /** Lightning invoice, for wallets that can pay it instead. */
  invoice: string;
}

/**
 * Parses a link of BIP 21, or an address alone, as many wallets show theirs. Null: another kind of content, or an
 * unknown required parameter (`req-`).
 */
export function readBitcoin(content: string): BitcoinPayment | null {
  if (/^[a-z0-9]{26,90}$/i.test(content) && bitcoinAddressProblem(content) === null)
    return { bitcoinAddress: content, amount: "", label: "", message: "", invoice: "" };
  const { before, query } = takenApart(content);
  if (!/^bitcoin:[a-z0-9]+(?:\?|$)/i.test(content) || /[?&]req-/i.test(content)) return null;
  return {
    bitcoinAddress: before,
    amount: query("amount"),
    label: query("label"),
    message: query("message"),
    invoice: query("lightning"),
  };
}
