import type { SwissBill } from "../contents/payments/read-swiss-qr.ts";
import type { BillHeadings } from "./bill-language.ts";
import { partyLines, shownIban, shownReference } from "./bill-values.ts";
import { type BillLetters, type Box, type Paragraph, setColumn } from "./set-column.ts";

/** Mm (guidelines, sections 3.5 and 3.6): the columns, and the blank fields for the debtor. */
const RECEIPT: Box = { x: 5, y: 12, width: 52, height: 56 };
const PAYMENT: Box = { x: 118, y: 5, width: 87, height: 84 };
const RECEIPT_BLANK = { width: 52, height: 20 };
const PAYMENT_BLANK = { width: 65, height: 25 };

/** Font sizes and line pitch, points. */
export const RECEIPT_TYPE = { heading: 6, text: 8, pitch: 9 };
export const PAYMENT_TYPE = { heading: 8, text: 10, pitch: 11 };

export const paymentColumn = (bill: SwissBill, headings: BillHeadings, letters: BillLetters) =>
  setColumn(
    [
      account(bill, headings),
      ...reference(bill, headings),
      ...information(bill, headings),
      debtor(bill, headings, PAYMENT_BLANK),
    ],
    PAYMENT,
    PAYMENT_TYPE,
    letters,
  );

/** If a receipt lacks room, streets may be omitted (guidelines, section 3.6.2). */
export function receiptColumn(bill: SwissBill, headings: BillHeadings, letters: BillLetters) {
  const column = (shown: SwissBill) =>
    setColumn(
      [account(shown, headings), ...reference(shown, headings), debtor(shown, headings, RECEIPT_BLANK)],
      RECEIPT,
      RECEIPT_TYPE,
      letters,
    );
  const whole = column(bill);
  return whole.fits ? whole : column({ ...bill, ...NO_STREETS });
}

const NO_STREETS = {
  creditorStreet: "",
  creditorHouseNumber: "",
  debtorStreet: "",
  debtorHouseNumber: "",
} as const;

const account = (bill: SwissBill, { account: heading }: BillHeadings): Paragraph => ({
  heading,
  texts: [shownIban(bill.iban), ...partyLines(bill, "creditor")],
});

const reference = (bill: SwissBill, { reference: heading }: BillHeadings): Paragraph[] =>
  bill.reference === "" ? [] : [{ heading, texts: [shownReference(bill.reference)] }];

function information(bill: SwissBill, { information: heading }: BillHeadings): Paragraph[] {
  const texts = [bill.message, bill.billInformation].filter((text) => text !== "");
  return texts.length === 0 ? [] : [{ heading, texts }];
}

function debtor(
  bill: SwissBill,
  headings: BillHeadings,
  blank: { width: number; height: number },
): Paragraph {
  const texts = partyLines(bill, "debtor");
  return texts.length === 0
    ? { heading: headings.payableByBlank, texts, blank }
    : { heading: headings.payableBy, texts };
}
