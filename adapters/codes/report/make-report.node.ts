import type { BarcodeSymbol } from "../../../core/codes/barcode/symbol.ts";
import { barMeasures } from "../../../core/codes/print/report/bar-measures.ts";
import {
  APERTURE,
  ESTIMATE,
  gainOf,
  limitsOf,
  overallGrade,
  type PrintReport,
} from "../../../core/codes/print/report/print-report.ts";
import { qrMeasures } from "../../../core/codes/print/report/qr-measures.ts";
import { isOwnBars } from "../../../core/codes/prove.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import { judge } from "../../../core/codes/reading.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { judgesFor } from "../prove/prove-picture.node.ts";
import { type Gray, grayOf, pictureOf, scaled } from "../scan/scan-gray.ts";
import { gainLimit } from "./gain-limits.ts";
import { finePx, reflectanceOf, refined, spreader } from "./ink.ts";
import { printedDots } from "./printed-picture.ts";
import { withVersion } from "./reader-versions.ts";
import { sampleBars, sampleQr } from "./sample-code.ts";

/** A code with a size on paper, and its modules. */
export type PrintableCode = MadeCode & { symbol: QrSymbol | BarcodeSymbol };

interface ReportOptions {
  /** Mm by which bars and modules come out wider than they should, where the measures are taken. */
  gain: number;
  /** The length that was asked for, as it was written. */
  asked?: string | undefined;
  now: Date;
}

/** Px of a module that readers are shown: a camera at an easy distance, and bars in as many as our own reader needs to judge widths. */
const SEEN_PX = { qr: 4, bars: 8, ownBars: 10 } as const;

/** Pictures by their gain, each made once. */
function pictures(make: (share: number) => Picture): (share: number) => Picture {
  const made = new Map<number, Picture>();
  return (share) => {
    const picture = made.get(share) ?? make(share);
    made.set(share, picture);
    return picture;
  };
}

/**
 * Prints a code on a simulated printer of its resolution, looks how much its ink may spread or dry up before readers miss it, and
 * measures it. It keeps a processor busy for a second or two.
 * @param code as it goes to the printer: its bars may be narrower than those of `made`
 * @param made with a size on paper
 */
export async function makeReport(
  code: PrintableCode,
  made: PrintableCode,
  { gain, asked, now }: ReportOptions,
): Promise<PrintReport> {
  const { printed, symbol, asked: expected } = made;
  if (printed === null) throw new Error("A code without a size on paper has no dots");
  const { format, content } = expected;
  const isQr = "modules" in symbol;
  const light = isQr ? "white" : "red";
  const { picture, box } = printedDots(code, made, printed.dots);
  const px = finePx(printed.dots);
  const fine = (gray: Gray) => spreader(refined(gray, printed.dots));
  const [seen, reflected] = [fine(grayOf(picture)), fine(reflectanceOf(picture, light))];
  // half of a gain on each side of a bar
  const spread = (share: number) => (share * px) / 2;

  const judges = await judgesFor(expected);
  const seenPx = isQr ? SEEN_PX.qr : isOwnBars(format) ? SEEN_PX.ownBars : SEEN_PX.bars;
  const shown = pictures((share) => pictureOf(scaled(seen(spread(share)), seenPx / px)));
  const isReadBy = async (reader: CodeDecoder, share: number): Promise<boolean> =>
    judge(expected, [{ name: reader.name, readings: await reader.decode(shown(share)) }]).outcome === "same";
  const isRead = async (share: number): Promise<boolean> => {
    for (const judgeOne of judges) if (!(await isReadBy(judgeOne, share))) return false;
    return true;
  };
  const gainIn = async (reader: CodeDecoder, direction: 1 | -1) => {
    const share = await gainLimit((one) => isReadBy(reader, one), direction);
    return share === null ? null : gainOf(share * printed.module, printed.module);
  };
  const rangeOf = async (reader: CodeDecoder) => ({
    name: reader.name,
    growth: await gainIn(reader, 1),
    shrinkage: await gainIn(reader, -1),
  });
  const wanted = gainOf(gain, printed.module);
  const scans = await isRead(wanted.share);
  const ranges: Awaited<ReturnType<typeof rangeOf>>[] = [];
  if (await isRead(0)) for (const reader of judges) ranges.push(await rangeOf(reader));
  const limits = ranges.length > 0 ? limitsOf(ranges) : null;

  const reflectance = reflected(spread(wanted.share));
  const times = px / printed.dots;
  const place = {
    left: box.left * times,
    top: box.top * times,
    right: box.right * times,
    bottom: box.bottom * times,
  };
  const { measures, grade } =
    "modules" in symbol
      ? { measures: qrMeasures(sampleQr(symbol, reflectance, place), scans), grade: null }
      : barMeasures(symbol, sampleBars(reflectance, place, px), scans);
  return {
    estimate: ESTIMATE,
    date: now.toISOString().slice(0, 10),
    standard: isQr ? "ISO/IEC 15415" : "ISO/IEC 15416",
    format,
    content,
    printed,
    ...(asked !== undefined && { asked }),
    gain: wanted,
    scans,
    limits,
    grade: overallGrade(measures, grade),
    light,
    aperture: Number((APERTURE * printed.module).toFixed(4)),
    measures,
    readers: judges.map(({ name }) => withVersion(name)),
    independent: !isOwnBars(format),
  };
}
