import { crc16 } from "./crc16.ts";
import { emvFields } from "./emv-fields.ts";

/** A Pix payment under the names of its form; absent fields are empty. */
export interface PixPayment {
  pixKey: string;
  /** The bank's address of the payment, without https://. */
  location: string;
  message: string;
  merchant: string;
  city: string;
  zipCode: string;
  /** Reais. */
  amount: string;
  reference: string;
}

const IDENTIFIER = "br.gov.bcb.pix";

/** Parses a BR Code (Banco Central do Brasil, Manual do BR Code, section 2). Null: another kind of content, or a wrong CRC. */
export function readPix(content: string): PixPayment | null {
  const fields = content.startsWith("000201") ? emvFields(content) : null;
  if (fields === null || fields.get("63") !== crc16(content.slice(0, -4))) return null;
  const account = accountOf(fields);
  if (account === null) return null;
  const reference = (emvFields(fields.get("62") ?? "") ?? new Map()).get("05") ?? "";
  return {
    pixKey: account.get("01") ?? "",
    location: account.get("25") ?? "",
    message: account.get("02") ?? "",
    merchant: fields.get("59") ?? "",
    city: fields.get("60") ?? "",
    zipCode: fields.get("61") ?? "",
    amount: fields.get("54") ?? "",
    reference: reference === "***" ? "" : reference,
  };
}

/** Banks may use any of the account fields, 26 to 51. */
function accountOf(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null {
  for (const [id, value] of fields) {
    if (id < "26" || id > "51") continue;
    const account = emvFields(value);
    if (account?.get("00")?.toLowerCase() === IDENTIFIER) return account;
  }
  return null;
}
