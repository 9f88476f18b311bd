import type { Picture } from "./drawing.ts";
import { inverted, onBlack, onWhite } from "./on-ground.ts";
import { payloadProblem } from "./payloads/payload-problem.ts";
import { type Proof, type ProofCode, proofMessages } from "./proof.ts";
import { type ExpectedCode, type Check, judge, type Judgment, type Reading } from "./reading.ts";
import { fillSentence, type SentenceValues } from "./sentence.ts";

/** Reads pictures. */
export interface Reader {
  /** The displayed name: "jsqr", "zxing-wasm", "bar widths". */
  name: string;
  /** @returns every code in an opaque picture; null if the decoder could not be loaded, or failed */
  decode(picture: Picture): Promise<Reading[] | null>;
}

const SCANNING: readonly ProofCode[] = ["scans", "scans_one", "scans_own", "on_white", "on_black"];

/** Bars that only our own reader reads, which was written from their published patterns. */
type OwnBars = "MSI" | "pharmacode";

export const isOwnBars = (format: ExpectedCode["format"]): format is OwnBars =>
  format === "MSI" || format === "pharmacode";

/**
 * The decoders that must read a format: for QR codes both available ones, since phones differ as much as
 * these two do; for bars the one that reads them.
 *
 * @param available stands for the decoders, for example functions that load them
 */
export function judgesOf<Available>(
  format: ExpectedCode["format"],
  available: { jsqr: Available; zxing: Available; barWidths: Available },
): Available[] {
  if (format === "QR Code") return [available.jsqr, available.zxing];
  return [isOwnBars(format) ? available.barWidths : available.zxing];
}

/** A format for which there are quick readers: they know what to look for and expect a small, clean picture. */
export type QuickFormat = Exclude<ExpectedCode["format"], OwnBars>;

export const hasQuickReaders = (format: ExpectedCode["format"]): format is QuickFormat => !isOwnBars(format);

/** The quick readers that have to read a format, as `judgesOf`; none for bars that only our own reader reads. */
export function quickJudgesOf<Available>(
  format: ExpectedCode["format"],
  available: { qr: Available; zxing: (format: QuickFormat) => Available },
): Available[] {
  if (!hasQuickReaders(format)) return [];
  const zxing = available.zxing(format);
  return format === "QR Code" ? [available.qr, zxing] : [zxing];
}

/**
 * Reads a picture with fast decoders only.
 *
 * @param small the picture at one pixel per module, if it could be shrunk
 * @param readers those of `quickJudgesOf(asked.format)`
 * @returns null if the decoders of `judgesOf` must decide: for a code that the fast ones cannot read, and for
 * one with transparent pixels, whose appearance depends on the background. Content that phones cannot use is
 * reported in any case.
 */
export async function proveQuickly(
  asked: ExpectedCode,
  small: Picture,
  readers: readonly Reader[],
): Promise<Proof | null> {
  if (readers.length === 0 || onWhite(small) !== small) return null;
  const proof = await prove(asked, small, readers);
  return proof.scans || proof.code === "payload" ? proof : null;
}

/**
 * Reads a picture and compares the results. One with transparent pixels is read on white and on black.
 *
 * @param picture exactly the pixels of the file
 * @param readers those of `judgesOf(asked.format)`, strict ones: upright and dark on light
 * @param patient used if none of them reads anything, as the site's scanner would
 */
export async function prove(
  asked: ExpectedCode,
  picture: Picture,
  readers: readonly Reader[],
  patient: Reader | null = null,
): Promise<Proof> {
  const look = async (opaque: Picture): Promise<Judgment> =>
    judge(
      asked,
      await Promise.all(
        readers.map(async (reader) => ({ name: reader.name, readings: await reader.decode(opaque) })),
      ),
    );
  const paper = onWhite(picture);
  const white = await look(paper);
  // an opaque picture looks the same on everything
  const surface = paper === picture ? null : onBlack(picture);
  const black = surface && (await look(surface));

  const done = (code: ProofCode, { checks }: Judgment, values: SentenceValues = {}) =>
    verdict(asked, code, checks, values);
  const { format } = asked;
  if (white.outcome === "untested" || black?.outcome === "untested") return done("untested", white);
  if (white.outcome === "same") {
    if (black && black.outcome !== "same") return done("on_white", white);
    if (readers.length > 1) return done("scans", white);
    return done(isOwnBars(format) ? "scans_own" : "scans_one", white, { format });
  }
  if (black?.outcome === "same") return done("on_black", black);
  if (white.outcome === "different") return done("different", white, { text: white.text });
  if (white.outcome === "some") return done("some_scanners", white);

  const negative = await look(inverted(paper));
  if (negative.outcome === "same") return done("inverted", negative);
  if (surface && (await look(inverted(surface))).outcome === "same") return done("inverted_on_black", white);
  const tried = patient && judge(asked, [{ name: patient.name, readings: await patient.decode(paper) }]);
  return done(tried?.outcome === "same" ? "hard" : "unreadable", white);
}

/** A code that scans but that phones cannot use is no better than one that does not scan. */
function verdict(
  { format, content }: ExpectedCode,
  code: ProofCode,
  checks: Check[],
  values: SentenceValues,
): Proof {
  const scans = SCANNING.includes(code);
  const payload = format === "QR Code" ? payloadProblem(content) : null;
  if (!scans || !payload) return { scans, code, values, message: sentence(code, values), checks, payload };
  const reason = { reason: payload.message };
  return {
    scans: false,
    code: "payload",
    values: reason,
    message: sentence("payload", reason),
    checks,
    payload,
  };
}

const sentence = (code: ProofCode, values: SentenceValues): string =>
  fillSentence(proofMessages[`proof.${code}`], values);
