import { takenApart } from "../query.ts";

/** A payment of `upi://pay`; what is left out is empty. */
export interface UpiPayment {
  upiId: string;
  payee: string;
  /** Rupees. */
  amount: string;
  message: string;
  reference: string;
  merchantCode: string;
}

/** Reads a link of the UPI Linking Specifications. Null: it is none. */
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

/** A payment of `bitcoin:`; what is left out is empty. */
export interface BitcoinPayment {
  bitcoinAddress: string;
  /** BTC. */
  amount: string;
  label: string;
  message: string;
  /** Lightning invoice, for wallets that can pay it instead. */
  invoice: string;
}

/** Reads a link of BIP 21. Null: it is none, or needs what we do not know (`req-`). */
export function readBitcoin(content: string): BitcoinPayment | null {
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
