import { designAdvice } from "../../../core/codes/print/report/design-advice.ts";
import {
  APERTURE,
  ESTIMATE,
  type GainLimits,
  gainOf,
  limitsOf,
  type PrintReport,
} from "../../../core/codes/print/report/print-report.ts";
import { isOwnBars } from "../../../core/codes/prove.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { gainLimit } from "./gain-limits.ts";
import { type CodeOnPaper, printCode, type PrintSource } from "./print-code.ts";
import { withVersion } from "./reader-versions.ts";

export interface ReportOptions {
  /** Gain at which the measures are taken, mm: how much wider bars and modules come out than they should. */
  gain: number;
  /** The requested length, as it was written. */
  asked?: string | undefined;
  /** Bar width reduction of `code`, mm; 0 or missing if it has none. */
  reduction?: number;
  now: Date;
}

/**
 * Prints a code on a simulated printer of its resolution, finds how much its ink may spread or shrink before readers miss it, and
 * measures it. Takes a second or two of processor time.
 * @param code the code for the printer: its bars may be narrower than those of `made`
 * @param made with a size on paper
 * @param readers that must all read it
 */
export async function reportOn(
  code: PrintSource,
  made: PrintSource,
  { gain, asked, reduction = 0, now }: ReportOptions,
  readers: readonly CodeDecoder[],
): Promise<PrintReport> {
  const { printed, asked: expected } = made;
  if (printed === null) throw new Error("A code without a size on paper has no dots");
  const { format, content } = expected;
  const paper = printCode(code, made, printed.dots);
  const wanted = gainOf(gain, printed.module);
  const scans = await paper.isRead(readers, wanted.share);
  const measured = paper.measure(wanted.share, scans);
  return {
    estimate: ESTIMATE,
    date: now.toISOString().slice(0, 10),
    standard: format === "QR Code" ? "ISO/IEC 15415" : "ISO/IEC 15416",
    format,
    content,
    printed,
    ...(asked !== undefined && { asked }),
    ...(reduction > 0 && { reduction }),
    gain: wanted,
    scans,
    limits: (await paper.isRead(readers, 0)) ? await findLimits(paper, readers, printed.module) : null,
    light: paper.light,
    aperture: Number((APERTURE * printed.module).toFixed(4)),
    ...measured,
    advice: designAdvice(measured.measures, made.design?.style, scans),
    readers: readers.map(({ name }) => withVersion(name)),
    independent: !isOwnBars(format),
  };
}

/** @param module the X-dimension, mm */
async function findLimits(
  { isReadBy }: CodeOnPaper,
  readers: readonly CodeDecoder[],
  module: number,
): Promise<GainLimits> {
  const limit = async (reader: CodeDecoder, direction: 1 | -1) => {
    const share = await gainLimit((gain) => isReadBy(reader, gain), direction);
    return share === null ? null : gainOf(share * module, module);
  };
  const found: GainLimits["readers"] = [];
  for (const reader of readers)
    found.push({
      name: reader.name,
      growth: await limit(reader, 1),
      shrinkage: await limit(reader, -1),
    });
  return limitsOf(found);
}
