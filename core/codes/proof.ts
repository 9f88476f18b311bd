import type { Picture } from "./drawing.ts";
import { inverted, onBlack, onWhite } from "./on-ground.ts";
import type { PayloadProblem } from "./payloads/messages.ts";
import { payloadProblem } from "./payloads/payload-problem.ts";
import { type Asked, type Check, judge, type Look, type Reading } from "./reading.ts";
import { fillSentence, type SentenceValues } from "./sentence.ts";

/** Reads pictures. */
export interface Reader {
  /** As it is shown: "jsqr", "zxing-wasm", "bar widths". */
  name: string;
  /** @returns every code in an opaque picture; null where the reader could not be loaded, or failed */
  decode(picture: Picture): Promise<Reading[] | null>;
}

/** What a proof can say: first the codes of those that hold. */
export const PROOF_CODES = [
  "scans",
  "scans_one",
  "scans_own",
  "on_white",
  "on_black",
  "payload",
  "untested",
  "inverted",
  "inverted_on_black",
  "some_scanners",
  "hard",
  "different",
  "unreadable",
] as const;
export type ProofCode = (typeof PROOF_CODES)[number];

/** Whether a code may be downloaded as it is, and the sentence about that beside the download button. */
export interface Proof {
  /** True only when every reader that was asked read exactly the content, on white or on black, and phones can use it. */
  scans: boolean;
  code: ProofCode;
  values: SentenceValues;
  /** In English, without its full stop. */
  message: string;
  /** What each reader found in the picture that decided. */
  checks: Check[];
  /** Why phones cannot use the content; null where they can. */
  payload: PayloadProblem | null;
}

/** Sentences of proofs; the web catalog spreads them in. */
export const proofMessages = {
  "proof.scans": "Tested with two independent scanners",
  "proof.scans_one": "Tested with one independent scanner, the only one here that reads {format}",
  "proof.scans_own": "Tested with our own bar reader, the only scanner here that reads {format}",
  "proof.on_white":
    "It scans on white, not on black: the background is transparent, so put the code on light paper",
  "proof.on_black":
    "It scans on black, not on white: the background is transparent, so put the code on a dark surface",
  "proof.payload": "It scans, but phones cannot use it: {reason}",
  "proof.untested": "Not tested: not all of our scanners could be loaded",
  "proof.inverted": "Some scanners cannot read inverted codes, and this one is lighter than its background",
  "proof.inverted_on_black":
    "It scans on a dark surface only, and as an inverted code, which some scanners cannot read",
  "proof.some_scanners": "Some scanners cannot read this code: one of our two could not",
  "proof.hard": "Some scanners cannot read this code: ours could only after many tries",
  "proof.different": "A scanner reads something else from this code: {text}",
  "proof.unreadable": "None of our scanners could read this code",
} as const;

/** A proof of nothing: no picture was read. */
export const UNTESTED: Proof = {
  scans: false,
  code: "untested",
  values: {},
  message: proofMessages["proof.untested"],
  checks: [],
  payload: null,
};

/** Whether another design may make the code scan: no design helps content that phones cannot use, or a missing reader. */
export const isDesignFault = ({ scans, code }: Proof): boolean =>
  !scans && code !== "payload" && code !== "untested";

const SCANNING: readonly ProofCode[] = ["scans", "scans_one", "scans_own", "on_white", "on_black"];

/** Bars that only our own reader reads, which was written from their published patterns. */
type OwnBars = "MSI" | "pharmacode";

export const isOwnBars = (format: Asked["format"]): format is OwnBars =>
  format === "MSI" || format === "pharmacode";

/**
 * Which readers have to read a format: QR codes both that there are, since phones differ as much as these two do; bars
 * the one that reads them.
 *
 * @param available anything that stands for the readers, for example functions that load them
 */
export function judgesOf<Available>(
  format: Asked["format"],
  available: { jsqr: Available; zxing: Available; barWidths: Available },
): Available[] {
  if (format === "QR Code") return [available.jsqr, available.zxing];
  return [isOwnBars(format) ? available.barWidths : available.zxing];
}

/** A format for which there are quick readers: they know what to look for and expect a small, clean picture. */
export type QuickFormat = Exclude<Asked["format"], OwnBars>;

export const hasQuickReaders = (format: Asked["format"]): format is QuickFormat => !isOwnBars(format);

/** The quick readers that have to read a format, as `judgesOf`; none for bars that only our own reader reads. */
export function quickJudgesOf<Available>(
  format: Asked["format"],
  available: { qr: Available; zxing: (format: QuickFormat) => Available },
): Available[] {
  if (!hasQuickReaders(format)) return [];
  const zxing = available.zxing(format);
  return format === "QR Code" ? [available.qr, zxing] : [zxing];
}

/**
 * Reads a picture with quick readers only.
 *
 * @param small the picture with one pixel a module, where it could be shrunk
 * @param readers those of `quickJudgesOf(asked.format)`
 * @returns null where the readers of `judgesOf` decide: of a code that the quick ones do not read, and of one with clear
 * pixels, which look different on each paper. Content that phones cannot use stays so, whatever else reads it.
 */
export async function proveQuickly(
  asked: Asked,
  small: Picture,
  readers: readonly Reader[],
): Promise<Proof | null> {
  if (readers.length === 0 || onWhite(small) !== small) return null;
  const proof = await prove(asked, small, readers);
  return proof.scans || proof.code === "payload" ? proof : null;
}

/**
 * Reads a picture and compares. One with clear pixels is read on white and on black.
 *
 * @param picture the very pixels of the file, not others like them
 * @param readers those of `judgesOf(asked.format)`, strict ones: upright and dark on light
 * @param patient asked where none of them reads anything, as the scanner of the site would be
 */
export async function prove(
  asked: Asked,
  picture: Picture,
  readers: readonly Reader[],
  patient: Reader | null = null,
): Promise<Proof> {
  const look = async (opaque: Picture): Promise<Look> =>
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

  const done = (code: ProofCode, { checks }: Look, values: SentenceValues = {}) =>
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

/** A code that scans and that phones cannot use is no better than one that does not scan. */
function verdict(
  { format, content }: Asked,
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
