import { BILL_HEADINGS, type BillLanguage } from "../../../core/codes/bill/bill-language.ts";
import { BILL, drawBill, STRIP } from "../../../core/codes/bill/draw-bill.ts";
import type { BillLetters } from "../../../core/codes/bill/set-column.ts";
import { readSwissQr } from "../../../core/codes/contents/payments/read-swiss-qr.ts";
import { describedContent } from "../../../core/codes/qr/create-qr.ts";
import { drawQr } from "../../../core/codes/qr/draw-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { mmOfDots } from "../../../core/codes/print/resolution.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import type { MadeCode } from "./made-code.ts";

/** Resolution at which a bill is verified: a module of its largest code has at least 5 dots. */
const DPI = 320;

/** Layout of a bill: its language, and whether it is the lower end of an A4 page or has its own page. */
export interface BillOrder {
  language: BillLanguage;
  isOnPage: boolean;
}

export type MadeBill = MadeCode & { symbol: QrSymbol };

/** All texts that a bill may show. */
export const billTexts = (content: string, language: BillLanguage): string =>
  `${content}…${Object.values(BILL_HEADINGS[language]).join("")}`.replaceAll(/\s/g, " ");

/**
 * The receipt and payment part for the content of a Swiss QR Code, ready to be written and read back; the
 * code has error correction level M and is 46 mm wide (guidelines, section 6).
 * @param letters letters loaded for `billTexts`
 * @returns null if the content is not a Swiss QR Code
 */
export function makeBill(
  content: string,
  letters: BillLetters,
  { language, isOnPage }: BillOrder,
): MadeBill | null {
  const bill = readSwissQr(content);
  if (bill === null) return null;
  const symbol = qrEncoder.encode(content, { level: "M" });
  const plain = { ...qrDesignSchema.parse({}), size: symbol.size, margin: 0 };
  const code = drawQr(symbol, plain, "swiss-cross", null, describedContent(content));
  const drawing = drawBill(bill, code, letters, { language, isOnPage });
  const height = BILL.height + (isOnPage ? STRIP : 0);
  const module = Math.round(46 / symbol.size / mmOfDots(1, DPI));
  return {
    asked: { format: "QR Code", content },
    symbol,
    drawing,
    module,
    widthPx: Math.round(BILL.width / mmOfDots(1, DPI)),
    printed: { dpi: DPI, width: BILL.width, height, module: 46 / symbol.size, dots: module },
    boxOn: (page) => ({ x: 0, y: page.height - height, width: BILL.width, height }),
  };
}
