import type { BarcodeFormat } from "./barcode/symbol.ts";
import type { Picture } from "./drawing.ts";
import { onWhite } from "./on-white.ts";
import { fillSentence } from "./sentence.ts";

/** What one decoder read from one picture. */
export interface Reading {
  /** Name of the decoder, as it is shown: "jsqr", "zxing-wasm", "bar widths". */
  decoder: string;
  /** "QR Code", or the value of a BarcodeFormat where the decoder names one of ours, else its own name. */
  format: string;
  text: string;
}

/** What a code was made to say. For a barcode, `content` is that of its symbol, check digit included. */
export interface Asked {
  format: "QR Code" | BarcodeFormat;
  content: string;
}

interface Check {
  decoder: string;
  outcome: "same" | "different" | "nothing";
  /** What was read where it differs. */
  text: string | null;
}

/** Whether a code may be handed over as it is (D3), and the sentence that says so beside the download button. */
export interface Proof {
  /** True only when every decoder that was asked read exactly the content. */
  scans: boolean;
  code: "scans" | "bars_checked" | "some_scanners" | "different" | "unreadable";
  values: Record<string, string>;
  message: string;
  checks: Check[];
}

/** Sentences of proofs; the web catalogue spreads them in. */
export const proofMessages = {
  "proof.scans": "Scans: read back by {decoders}",
  "proof.bars_checked":
    "Bars checked: their widths spell {content}. No common scanner program reads {format}",
  "proof.some_scanners": "Some scanners cannot read this code: {decoders} could not",
  "proof.different": "A scanner reads something else from this code: {text}",
  "proof.unreadable": "Our readers could not read this code",
} as const;

/**
 * Which decoders have to read a format: QR codes both that there are, since phones differ as much as these two do; bars
 * the one that knows them.
 *
 * @param available anything that stands for the decoders, for example functions that load them
 */
export function judgesOf<Decoder>(
  format: Asked["format"],
  available: { jsqr: Decoder; zxing: Decoder; barWidths: Decoder },
): Decoder[] {
  if (format === "QR Code") return [available.jsqr, available.zxing];
  return [format === "MSI" || format === "pharmacode" ? available.barWidths : available.zxing];
}

/**
 * Reads a picture back and compares (D3). What is clear in it is taken as white paper.
 *
 * @param picture the pixels that are handed out, not others like them
 * @param decoders those of `judgesOf(asked.format)`, at least one
 */
export async function prove(
  asked: Asked,
  picture: Picture,
  decoders: readonly { name: string; decode(picture: Picture): Promise<Reading[]> }[],
): Promise<Proof> {
  const paper = onWhite(picture);
  const readings = await Promise.all(decoders.map((decoder) => decoder.decode(paper)));
  return judgeReadings(
    asked,
    decoders.map(({ name }) => name),
    readings.flat(),
  );
}

/**
 * Compares what was read with what was asked, for callers that decode elsewhere, such as in a worker.
 *
 * @param decoders names of all that looked, those that read nothing included
 */
export function judgeReadings(
  asked: Asked,
  decoders: readonly string[],
  readings: readonly Reading[],
): Proof {
  const checks = decoders.map((decoder): Check => {
    const own = readings.filter((reading) => reading.decoder === decoder);
    if (own.some((reading) => isAnswer(asked, reading))) return { decoder, outcome: "same", text: null };
    const other = own[0];
    return other
      ? { decoder, outcome: "different", text: other.text }
      : { decoder, outcome: "nothing", text: null };
  });
  return { ...verdict(asked, checks), checks };
}

/** A UPC-A is the EAN-13 with a 0 before it (GS1 General Specifications §5.2.1); decoders report either. */
function isAnswer(asked: Asked, reading: Reading): boolean {
  const ean = ({ format, content }: Asked) =>
    format === "UPC" ? { format: "EAN13", content: `0${content}` } : { format, content };
  const [want, got] = [ean(asked), ean({ format: reading.format as Asked["format"], content: reading.text })];
  return want.format === got.format && want.content === got.content;
}

function verdict({ format, content }: Asked, checks: Check[]): Omit<Proof, "checks"> {
  const names = (outcome: Check["outcome"]) =>
    checks
      .filter((one) => one.outcome === outcome)
      .map(({ decoder }) => decoder)
      .join(", ");
  const scans = checks.length > 0 && checks.every(({ outcome }) => outcome === "same");
  const say = (code: Proof["code"], values: Proof["values"] = {}) => ({
    scans,
    code,
    values,
    message: fillSentence(proofMessages[`proof.${code}`], values),
  });
  if (scans && (format === "MSI" || format === "pharmacode")) return say("bars_checked", { content, format });
  if (scans) return say("scans", { decoders: names("same") });
  const other = checks.find(({ outcome }) => outcome === "different");
  if (other) return say("different", { text: other.text ?? "" });
  return names("same") ? say("some_scanners", { decoders: names("nothing") }) : say("unreadable");
}
