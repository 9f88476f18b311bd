import { BAR_WIDTH } from "../../../core/codes/barcode/design.ts";
import type { BarcodeProblem } from "../../../core/codes/barcode/problem.ts";
import { leastBarModule } from "../../../core/codes/print/advice/bar-module.ts";
import { SCANNER_MODULE } from "../../../core/codes/print/advice/scanner-module.ts";
import { mmText, roundedUp } from "../../../core/codes/print/length.ts";
import { PRINT_DOTS } from "../../../core/codes/print/print.ts";
import { DPI, dotsOver, dotsWithin, mmOfDots } from "../../../core/codes/print/resolution.ts";
import { type RowSentence, rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import { BAR_TEXT, LABEL_BARS, WIDEST_BAR } from "../../../core/labels/label-bars.ts";
import type { CodeOrder } from "../batch/job.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import type { makeBarcode } from "../encode/make-barcode.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { makeQr } from "../encode/make-qr.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import type { QrEncoder } from "../../../core/codes/qr/symbol.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";

/** The space that a label has for its code, mm. */
interface Room {
  width: number;
  height: number;
}

export type LabelCode = { ok: true; code: MadeCode } | { ok: false; sentence: RowSentence };

type QrOrder = Extract<CodeOrder, { kind: "qr" }>;
type BarcodeOrder = Extract<CodeOrder, { kind: "barcode" }>;

/** Loaders of the parts of codes. */
export interface CodeParts {
  /** @param path as written in a row or an option */
  loadPicture: (path: string) => Promise<Picture>;
  /** Lettering of a design's frame; null without a frame. */
  lettering: (design: QrDesign) => Promise<Lettering | null>;
  /** The largest module of a code without a chosen size, dots; absent: any. */
  mostModule?: number;
  /** Resolution of the label printer, which all labels share; null for sheets. */
  printerDpi: number | null;
}

/** Dots per module of the drawing that is measured. */
const TRIAL = 10;
/** Tolerance of a code with its own size in its room, mm: lengths are rounded. */
const TINY = 0.01;

/** The smallest number of whole dots, at least one, of this length. */
const dotsFrom = (mm: number, dpi: number): number => Math.max(1, dotsOver(mm, dpi));

/**
 * The code of a row, as large as its room on the label allows in whole dots, or of the size that its design sets.
 * @param room available width and height, mm
 * @returns the code, or a sentence with the room that it needs
 */
export async function labelCode(order: CodeOrder, room: Room, parts: CodeParts): Promise<LabelCode> {
  const made = order.kind === "qr" ? await qrCode(order, room, parts) : await barcode(order, room, parts);
  if (!made.ok || made.code.printed === null) return made;
  const { width, height } = made.code.printed;
  if (width <= room.width + TINY && height <= room.height + TINY) return made;
  return {
    ok: false,
    sentence: rowSentence("rows.label_code_large", {
      width: mmText(width),
      height: mmText(height),
      ...roomTexts(room),
    }),
  };
}

async function qrCode({ content, design, logo }: QrOrder, room: Room, parts: CodeParts): Promise<LabelCode> {
  const picture = logo === null ? null : await parts.loadPicture(logo);
  const lettering = await parts.lettering(design);
  const withModule = (module: number, encoder: QrEncoder = qrEncoder) =>
    makeQr(content, { ...design, print: { dpi, module } }, picture, lettering, encoder);
  const dpi = design.print?.dpi ?? DPI.default;
  if (design.print?.size ?? design.print?.module)
    return { ok: true, code: makeQr(content, design, picture, lettering) };
  const trial = withModule(TRIAL);
  const [across, down] = [
    dotsFrom(trial.printed!.width, dpi) / TRIAL,
    dotsFrom(trial.printed!.height, dpi) / TRIAL,
  ];
  const dots = Math.floor(
    Math.min(
      dotsWithin(room.width, dpi) / across,
      dotsWithin(room.height, dpi) / down,
      PRINT_DOTS.max / Math.max(across, down),
      parts.mostModule ?? Infinity,
    ),
  );
  const least = dotsFrom(SCANNER_MODULE, dpi);
  if (dots < least) return tooSmall(across * least, down * least, least, dpi, room);
  return { ok: true, code: withModule(dots, { encode: () => trial.symbol }) };
}

async function barcode(
  { format, content, design }: BarcodeOrder,
  room: Room,
  { mostModule = Infinity, printerDpi }: CodeParts,
): Promise<LabelCode> {
  // loaded late: most sheets have no barcodes
  const { makeBarcode: make } = await import("../encode/make-barcode.ts");
  const dpi = design.print?.dpi ?? DPI.default;
  const [width, height] = [room.width, room.height].map((mm) =>
    Math.min(dotsWithin(mm, dpi), PRINT_DOTS.max),
  ) as [number, number];
  const lengths = {
    margin: design.print?.margin ?? 0,
    fontSize:
      design.print?.fontSize ??
      dotsWithin(Math.min(BAR_TEXT.max, Math.max(BAR_TEXT.min, room.height * 0.16)), dpi),
  };
  const made = (print: { barWidth: number; barHeight: number; margin?: number }) =>
    make(format, content, {
      ...design,
      canvas: null,
      barWidth: BAR_WIDTH.default,
      print: { dpi, ...lengths, ...print },
    });
  const asked = design.print?.canvas ?? design.print?.barWidth;
  const bars = design.print?.barHeight ?? dotsWithin(LABEL_BARS.min, dpi);
  const least = dotsFrom(leastBarModule(format, dpi, printerDpi !== null), dpi);
  const trial = asked ? make(format, content, design) : made({ barWidth: least, barHeight: bars, margin: 0 });
  if (!trial.ok) return { ok: false, sentence: said(trial) };
  if (asked) {
    const { print } = design;
    const over = trial.drawing.height - height;
    if (over <= 0 || print?.canvas || print?.barHeight) return { ok: true, code: trial };
    // nobody chose this height
    return answer(made({ barWidth: trial.module, barHeight: Math.max(bars, trial.barHeight - over) }));
  }
  const modules = trial.drawing.width / least;
  const widest = Math.max(least, Math.min(dotsWithin(WIDEST_BAR, dpi), mostModule));
  let dots = Math.min(Math.floor(width / modules), widest);
  let lowest = made({ barWidth: Math.max(dots, least), barHeight: bars });
  // a margin takes a part of the room
  while (dots > least && lowest.ok && lowest.drawing.width > width)
    lowest = made({ barWidth: --dots, barHeight: bars });
  if (!lowest.ok) return { ok: false, sentence: said(lowest) };
  const text = lowest.drawing.height - bars;
  if (dots < least || lowest.drawing.width > width || text + bars > height) {
    const narrowest = made({ barWidth: least, barHeight: bars });
    return narrowest.ok
      ? tooSmall(narrowest.drawing.width, text + bars, least, dpi, room)
      : { ok: false, sentence: said(narrowest) };
  }
  const highest = Math.min(height - text, dotsWithin(LABEL_BARS.max, dpi));
  return answer(made({ barWidth: dots, barHeight: design.print?.barHeight ?? highest }));
}

const answer = (code: ReturnType<typeof makeBarcode>): LabelCode =>
  code.ok ? { ok: true, code } : { ok: false, sentence: said(code) };

/**
 * The refusal of a code that is larger than its room.
 * @param across least width of the code, dots
 * @param down its least height, dots
 * @param module its least module, dots
 * @param dpi dots per inch
 */
function tooSmall(across: number, down: number, module: number, dpi: number, room: Room): LabelCode {
  const [width = "", height = ""] = [across, down].map((dots) => mmText(roundedUp(mmOfDots(dots, dpi), 1)));
  const values = { width, height, module: mmText(mmOfDots(module, dpi)), dpi, ...roomTexts(room) };
  const sentence =
    module === 1
      ? rowSentence("rows.label_code_needs_dot", values)
      : rowSentence("rows.label_code_needs", { ...values, dots: module });
  return { ok: false, sentence };
}

const roomTexts = ({ width, height }: Room) => ({
  roomWidth: mmText(Math.max(0, width)),
  roomHeight: mmText(Math.max(0, height)),
});

const said = ({ message, code, values }: BarcodeProblem): RowSentence => ({
  message: `${message}.`,
  reason: { code, values },
});
