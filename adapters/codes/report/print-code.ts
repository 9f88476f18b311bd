import type { Picture } from "../../../core/codes/drawing.ts";
import { barMeasures } from "../../../core/codes/print/report/bar-measures.ts";
import type { Measure } from "../../../core/codes/print/report/measure.ts";
import { overallGrade, type PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { qrMeasures } from "../../../core/codes/print/report/qr-measures.ts";
import { isOwnBars } from "../../../core/codes/prove.ts";
import type { QrDesign } from "../../../core/codes/qr/design.ts";
import { judge } from "../../../core/codes/reading.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { grayOf, pictureOf, scaled } from "../scan/scan-gray.ts";
import { reflectanceOf, refined, spreader } from "./ink.ts";
import { cornerOf, printedDots } from "./printed-picture.ts";
import { sampleBars, sampleQr } from "./sample-code.ts";

/** A code with a size on paper, and its design if it is a QR code. */
export interface PrintableCode extends MadeCode {
  design?: Pick<QrDesign, "style">;
}

/** The parts that printing needs; they can be sent to another thread. */
export type PrintSource = Omit<PrintableCode, "boxOn">;

/** Px per module for readers: a camera at a comfortable distance; bars as our own reader needs them to judge widths. */
const SEEN_PX = { qr: 4, bars: 8, ownBars: 10 } as const;

/** A code on simulated paper. Gains are shares of a module by which bars and modules come out wider; negative ones, narrower. */
export interface CodeOnPaper {
  light: PrintReport["light"];
  isReadBy: (reader: CodeDecoder, gain: number) => Promise<boolean>;
  /** Whether every reader reads it. */
  isRead: (readers: readonly CodeDecoder[], gain: number) => Promise<boolean>;
  /** @param isRead whether it is read with this gain */
  measure: (gain: number, isRead: boolean) => { measures: Measure[]; grade: PrintReport["grade"] };
  /** Its upper left corner, magnified. */
  look: (gain: number) => Picture;
}

/**
 * Prints a code on a simulated printer, dot by dot, and shows it to readers as a camera or scanner sees it.
 * @param code the code for the printer: its bars may be narrower than those of `made`
 * @param made the code as it should come out
 * @param dots per module
 */
export function printCode(code: PrintSource, made: PrintSource, dots: number): CodeOnPaper {
  const { symbol, asked } = made;
  const isQr = "modules" in symbol;
  const light = isQr ? "white" : "red";
  const { picture, box } = printedDots(code, made, dots);
  const { gray, px } = refined(grayOf(picture), dots);
  const seen = spreader(gray);
  const reflected = spreader(refined(reflectanceOf(picture, light), dots).gray);
  // half of the gain on each side of a bar
  const spread = (gain: number) => (gain * px) / 2;
  const seenPx = isQr ? SEEN_PX.qr : isOwnBars(asked.format) ? SEEN_PX.ownBars : SEEN_PX.bars;
  const shown = once((gain) => pictureOf(scaled(seen(spread(gain)), seenPx / px)));
  const times = px / dots;
  const place = {
    left: box.left * times,
    top: box.top * times,
    right: box.right * times,
    bottom: box.bottom * times,
  };

  const isReadBy = async (reader: CodeDecoder, gain: number): Promise<boolean> =>
    judge(asked, [{ name: reader.name, readings: await reader.decode(shown(gain)) }]).outcome === "same";
  return {
    light,
    isReadBy,
    async isRead(readers, gain) {
      for (const reader of readers) if (!(await isReadBy(reader, gain))) return false;
      return true;
    },
    measure(gain, isRead) {
      const reflectance = reflected(spread(gain));
      if ("modules" in symbol) {
        const measures = qrMeasures(sampleQr(symbol, reflectance, place), isRead);
        return { measures, grade: overallGrade(measures, null) };
      }
      const { measures, grade } = barMeasures(symbol, sampleBars(reflectance, place, px), isRead);
      return { measures, grade: overallGrade(measures, grade) };
    },
    look: (gain) => pictureOf(cornerOf(seen(spread(gain)), place, px)),
  };
}

/** Pictures by gain, each made once. */
function once(make: (gain: number) => Picture): (gain: number) => Picture {
  const made = new Map<number, Picture>();
  return (gain) => {
    const picture = made.get(gain) ?? make(gain);
    made.set(gain, picture);
    return picture;
  };
}
