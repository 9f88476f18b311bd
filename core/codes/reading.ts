import type { BarcodeFormat } from "./barcode/symbol.ts";

/** The intended content of a code. For a barcode, `content` is the symbol's content, check digit included. */
export interface ExpectedCode {
  format: "QR Code" | BarcodeFormat;
  content: string;
}

/** One reader's result for one picture. */
export interface Reading {
  /** Name of the reader, as it is shown: "jsqr", "zxing-wasm", "bar widths". */
  decoder: string;
  /** "QR Code", or the BarcodeFormat if it is one of ours, otherwise the decoder's own name. */
  format: string;
  text: string;
}

/** One reader's verdict on one picture. */
export interface Check {
  decoder: string;
  /** "unavailable": it could not be loaded, or failed. */
  outcome: "same" | "different" | "nothing" | "unavailable";
  /** The text read, if it differs. */
  text: string | null;
}

/** The combined verdict of all readers on one picture. */
export interface Judgment {
  /** "some": all decoders that read anything read the content; "untested": too few decoders ran. */
  outcome: "same" | "some" | "different" | "nothing" | "untested";
  /** The text read, if it differs; else empty. */
  text: string;
  checks: Check[];
}

/**
 * Compares the read text with the expected content. An unavailable decoder proves nothing; one that reads
 * something else proves an error.
 *
 * @param answers of every decoder that was asked: all codes that it found, or null if it is unavailable
 */
export function judge(
  asked: ExpectedCode,
  answers: readonly { name: string; readings: readonly Reading[] | null }[],
): Judgment {
  const checks = answers.map(({ name, readings }) => check(asked, name, readings));
  const has = (outcome: Check["outcome"]) => checks.some((one) => one.outcome === outcome);
  const other = checks.find(({ outcome }) => outcome === "different");
  const outcome = other
    ? "different"
    : has("unavailable") || checks.length === 0
      ? "untested"
      : !has("same")
        ? "nothing"
        : has("nothing")
          ? "some"
          : "same";
  return { outcome, text: other?.text ?? "", checks };
}

function check(asked: ExpectedCode, decoder: string, readings: readonly Reading[] | null): Check {
  if (readings === null) return { decoder, outcome: "unavailable", text: null };
  if (readings.some((reading) => isAnswer(asked, reading))) return { decoder, outcome: "same", text: null };
  const [other] = readings;
  return other
    ? { decoder, outcome: "different", text: other.text }
    : { decoder, outcome: "nothing", text: null };
}

function isAnswer(asked: ExpectedCode, reading: Reading): boolean {
  const [want, got] = [asEan(asked), asEan({ format: reading.format, content: reading.text })];
  return want.format === got.format && want.content === got.content;
}

/** A UPC-A is the EAN-13 with a 0 before it (GS1 General Specifications §5.2.1); readers report either. */
const asEan = ({ format, content }: { format: string; content: string }) =>
  format === "UPC" ? { format: "EAN13", content: `0${content}` } : { format, content };
