import type { SwissBill } from "../contents/payments/read-swiss-qr.ts";

/** Groups of characters from the left; the first group may have another size. */
function inGroups(text: string, size: number, first = size): string {
  const groups = [text.slice(0, first)];
  for (let at = first; at < text.length; at += size) groups.push(text.slice(at, at + size));
  return groups.filter((group) => group !== "").join(" ");
}

/** An IBAN in groups of four, for people. */
export const shownIban = (iban: string): string => inGroups(iban, 4);

/** A QR reference as two digits and groups of five; a creditor reference (RF) in groups of four (guidelines, section 3.6.2). */
export const shownReference = (reference: string): string =>
  reference.startsWith("RF") ? inGroups(reference, 4) : inGroups(reference, 5, 2);

/** @param amount with a decimal point and two decimals @returns with blanks between thousands: 1 949.75 */
export function shownAmount(amount: string): string {
  const [whole = "", cents = ""] = amount.split(".");
  const first = whole.length % 3 || 3;
  return amount === "" ? "" : `${inGroups(whole, 3, first)}.${cents.padEnd(2, "0")}`;
}

/** Name, street and city on separate lines; the country stands before the postal code unless it is Switzerland. */
export function partyLines(bill: SwissBill, party: "creditor" | "debtor"): string[] {
  const country = bill[`${party}Country`];
  const zip = bill[`${party}ZipCode`];
  return [
    bill[party],
    [bill[`${party}Street`], bill[`${party}HouseNumber`]].filter(Boolean).join(" "),
    [country === "" || country === "CH" ? zip : `${country}-${zip}`, bill[`${party}City`]]
      .filter(Boolean)
      .join(" "),
  ].filter((line) => line !== "");
}

/** The name of an alternative procedure, before its data. */
const NAMED = /^([^/:]{1,20}[/:])(.*)$/su;

/** An alternative procedure: its name, which is printed bold, and the rest. */
export function procedureParts(procedure: string): { name: string; rest: string } {
  const [, name = "", rest = procedure] = NAMED.exec(procedure) ?? [];
  return { name, rest };
}
