import { BLACK, WHITE } from "../color.ts";
import type { SwissBill } from "../contents/payments/read-swiss-qr.ts";
import type { Drawing, Layer } from "../drawing.ts";
import { placePath } from "../qr/style/place-path.ts";
import { mmOfPoints } from "../print/length.ts";
import { BILL_HEADINGS, type BillHeadings, type BillLanguage } from "./bill-language.ts";
import { PAYMENT_TYPE, paymentColumn, RECEIPT_TYPE, receiptColumn } from "./bill-columns.ts";
import { procedureParts, shownAmount } from "./bill-values.ts";
import { ASCENT, type BillLetters, type BillLine, type Box } from "./set-column.ts";

/** Receipt and payment part together, mm (guidelines, section 3.1). */
export const BILL = { width: 210, height: 105 } as const;
/** Space above the bill on a page, for the words above the separation line. */
export const STRIP = 6;

/** Positions in mm (guidelines, sections 3.5 and 3.6, and the style guide of SIX). */
const SEPARATION = 62;
const CODE: Box = { x: 67, y: 17, width: 46, height: 46 };
/** Blank margin around the code: nearly all of the 5 mm, so that no line touches its edge. */
const CLEAR = 4.5;
/** Left and right edge of the receipt. */
const RECEIPT = { left: 5, right: 57 };
const AMOUNT = 68;
const FURTHER: Box = { x: 67, y: 90, width: 138, height: 10 };
/** Blank fields for the amount. */
const AMOUNT_BLANKS: readonly Box[] = [
  { x: 27, y: AMOUNT, width: 30, height: 10 },
  { x: 78, y: 72, width: 40, height: 15 },
];
/** Stroke width of lines and of the corners around blank fields. */
const LINE = mmOfPoints(0.75);
const CORNER = 3;

/** Font size, points. */
const TITLE = 11;
const FURTHER_TYPE = { text: 7, pitch: 8.5 };

/**
 * The receipt and the payment part of a Swiss QR-bill: Swiss Implementation Guidelines for the QR-bill,
 * version 2.3, section 3. The user unit is one module of its code, which is 46 mm wide; everything is black
 * on white, and texts are outlined.
 * @param code the drawing of its Swiss QR Code without a quiet zone
 * @param isOnPage whether it is at the bottom of a page: then a line and words above it show where to detach it
 */
export function drawBill(
  bill: SwissBill,
  code: Drawing,
  letters: BillLetters,
  { language, isOnPage }: { language: BillLanguage; isOnPage: boolean },
): Drawing {
  const headings = BILL_HEADINGS[language];
  const receipt = receiptColumn(bill, headings, letters);
  const payment = paymentColumn(bill, headings, letters);
  const lines = [
    ...receipt.lines,
    ...payment.lines,
    ...titles(headings, letters),
    ...amounts(bill, headings),
    ...procedures(bill, letters),
    ...(isOnPage ? [separationText(headings, letters)] : []),
  ];
  const blanks = [...receipt.blanks, ...payment.blanks];
  if (bill.amount === "") blanks.push(...AMOUNT_BLANKS);
  const rects = [...blanks.flatMap(cornerMarks), ...separationLines(isOnPage)];
  const top = isOnPage ? STRIP : 0;
  const unit = code.width / CODE.width;
  const inUnits = ({ x, y, width, height }: Box): Box => ({
    x: x * unit,
    y: (y + top) * unit,
    width: width * unit,
    height: height * unit,
  });
  const symbol = inUnits(CODE);
  return {
    width: BILL.width * unit,
    height: (BILL.height + top) * unit,
    background: WHITE,
    title: "QR-bill",
    description: code.description,
    symbol,
    framed: inUnits({
      x: CODE.x - CLEAR,
      y: CODE.y - CLEAR,
      width: CODE.width + 2 * CLEAR,
      height: CODE.height + 2 * CLEAR,
    }),
    layers: [
      ...code.layers.map((layer) => moved(layer, symbol.x, symbol.y)),
      {
        kind: "rects",
        fill: BLACK,
        rects: Float64Array.from(
          rects.map(inUnits).flatMap(({ x, y, width, height }) => [x, y, width, height]),
        ),
      },
      {
        kind: "path",
        fill: BLACK,
        commands: lines.flatMap(({ text, weight, x, y, size }) =>
          letters[weight]
            .line(text)
            .commands.map((command) => placePath(command, x * unit, (y + top) * unit, size * unit)),
        ),
      },
    ],
  };
}

const lineAt = (
  text: string,
  points: number,
  weight: BillLine["weight"],
  x: number,
  top: number,
): BillLine => ({ text, weight, x, y: top + mmOfPoints(points) * ASCENT, size: mmOfPoints(points) });

function titles(headings: BillHeadings, { bold }: BillLetters): BillLine[] {
  const point = lineAt(headings.acceptancePoint, RECEIPT_TYPE.heading, "bold", 0, 82);
  return [
    lineAt(headings.receipt, TITLE, "bold", RECEIPT.left, 5),
    lineAt(headings.paymentPart, TITLE, "bold", CODE.x, 5),
    { ...point, x: RECEIPT.right - bold.line(point.text).width * point.size },
  ];
}

/** Currency and amount below their headings, on the receipt and the payment part. */
function amounts(bill: SwissBill, headings: BillHeadings): BillLine[] {
  return [
    { x: RECEIPT.left, right: 12, type: RECEIPT_TYPE, below: 3 },
    { x: CODE.x, right: 14, type: PAYMENT_TYPE, below: 4 },
  ].flatMap(({ x, right, type, below }) => [
    lineAt(headings.currency, type.heading, "bold", x, AMOUNT),
    lineAt(headings.amount, type.heading, "bold", x + right, AMOUNT),
    lineAt(bill.currency, type.text, "regular", x, AMOUNT + below),
    lineAt(shownAmount(bill.amount), type.text, "regular", x + right, AMOUNT + below),
  ]);
}

/** Alternative procedures, each on one line, truncated with an ellipsis. */
function procedures(bill: SwissBill, letters: BillLetters): BillLine[] {
  const size = mmOfPoints(FURTHER_TYPE.text);
  return [bill.procedure1, bill.procedure2]
    .filter((procedure) => procedure !== "")
    .flatMap((procedure, at) => {
      const top = FURTHER.y + at * mmOfPoints(FURTHER_TYPE.pitch);
      const { name, rest } = procedureParts(procedure);
      const left = FURTHER.x + letters.bold.line(name).width * size;
      const room = (FURTHER.x + FURTHER.width - left) / size;
      return [
        lineAt(name, FURTHER_TYPE.text, "bold", FURTHER.x, top),
        lineAt(
          shortened(rest, room, (text) => letters.regular.line(text).width),
          FURTHER_TYPE.text,
          "regular",
          left,
          top,
        ),
      ];
    });
}

function shortened(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  let shown = text;
  while (shown !== "" && widthOf(`${shown}…`) > width) shown = shown.slice(0, -1);
  return `${shown}…`;
}

/** Centered on the page, above the line. */
function separationText({ separate }: BillHeadings, { bold }: BillLetters): BillLine {
  const points = RECEIPT_TYPE.text;
  const width = bold.line(separate).width * mmOfPoints(points);
  return { ...lineAt(separate, points, "bold", (BILL.width - width) / 2, 0), y: -mmOfPoints(points) * 0.5 };
}

/** The lines between receipt and payment part and, on a page, above both. */
const separationLines = (isOnPage: boolean): Box[] => [
  { x: SEPARATION - LINE / 2, y: 0, width: LINE, height: BILL.height },
  ...(isOnPage ? [{ x: 0, y: -LINE / 2, width: BILL.width, height: LINE }] : []),
];

/** The corner marks of a blank field. */
function cornerMarks({ x, y, width, height }: Box): Box[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y, width: CORNER, height: LINE },
    { x: right - CORNER, y, width: CORNER, height: LINE },
    { x, y: bottom - LINE, width: CORNER, height: LINE },
    { x: right - CORNER, y: bottom - LINE, width: CORNER, height: LINE },
    ...[x, right - LINE].flatMap((left) => [
      { x: left, y: y + LINE, width: LINE, height: CORNER - LINE },
      { x: left, y: bottom - CORNER, width: LINE, height: CORNER - LINE },
    ]),
  ];
}

function moved(layer: Layer, right: number, down: number): Layer {
  if (layer.kind === "rects")
    return {
      ...layer,
      rects: layer.rects.map((value, at) => value + (at % 4 === 0 ? right : at % 4 === 1 ? down : 0)),
    };
  if (layer.kind === "path")
    return { ...layer, commands: layer.commands.map((command) => placePath(command, right, down)) };
  return { ...layer, x: layer.x + right, y: layer.y + down };
}
