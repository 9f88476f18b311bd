import { type ContentField, filledFields } from "../content-field.ts";
import { readLightning } from "./read-lightning.ts";
import { readBitcoin, readUpi } from "./read-payment-links.ts";
import { readPix } from "./read-pix.ts";
import { readSepa } from "./read-sepa.ts";
import { readSwissQr, type SwissBill } from "./read-swiss-qr.ts";

const money = (amount: string, currency: string): string => (amount === "" ? "" : `${amount} ${currency}`);

/** Parsers of payments into fields for display. Null: the content is of another kind. */
export const PAYMENT_FIELDS = {
  sepa(content: string): ContentField[] | null {
    const read = readSepa(content);
    return (
      read &&
      filledFields([
        ["beneficiary", read.beneficiary],
        ["iban", read.iban],
        ["bic", read.bic],
        ["amount", money(read.amount, "EUR")],
        ["purpose", read.purpose],
        ["reference", read.reference],
        ["message", read.message],
        ["information", read.information],
      ])
    );
  },
  swiss_qr(content: string): ContentField[] | null {
    const read = readSwissQr(content);
    return (
      read &&
      filledFields([
        ["beneficiary", partyOf(read, "creditor")],
        ["iban", read.iban],
        ["amount", money(read.amount, read.currency)],
        ["payer", partyOf(read, "debtor")],
        ["reference", read.reference],
        ["message", read.message],
        ["information", read.billInformation],
      ])
    );
  },
  upi(content: string): ContentField[] | null {
    const read = readUpi(content);
    return (
      read &&
      filledFields([
        ["beneficiary", read.payee],
        ["account", read.upiId],
        ["amount", money(read.amount, "INR")],
        ["reference", read.reference],
        ["message", read.message],
      ])
    );
  },
  pix(content: string): ContentField[] | null {
    const read = readPix(content);
    return (
      read &&
      filledFields([
        ["beneficiary", read.merchant],
        ["address", [read.zipCode, read.city].filter(Boolean).join(" ")],
        ["account", read.pixKey || read.location],
        ["amount", money(read.amount, "BRL")],
        ["reference", read.reference],
        ["message", read.message],
      ])
    );
  },
  bitcoin(content: string): ContentField[] | null {
    const read = readBitcoin(content);
    return (
      read &&
      filledFields([
        ["beneficiary", read.label],
        ["account", read.bitcoinAddress],
        ["amount", money(read.amount, "BTC")],
        ["message", read.message],
      ])
    );
  },
  lightning(content: string): ContentField[] | null {
    const read = /^(?:lightning:)?ln(?:bc|tb)/i.test(content) ? readLightning(content) : null;
    return (
      read &&
      filledFields([
        ["amount", money(read.amount, "BTC")],
        ["message", read.description],
        ["validUntil", read.expiresAt.toISOString()],
      ])
    );
  },
} as const;

/** Name and address on separate lines. */
function partyOf(bill: SwissBill, party: "creditor" | "debtor"): string {
  const street = [bill[`${party}Street`], bill[`${party}HouseNumber`]];
  const place = [bill[`${party}ZipCode`], bill[`${party}City`], bill[`${party}Country`]];
  return [[bill[party]], street, place]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean)
    .join("\n");
}
