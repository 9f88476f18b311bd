import type { Fix } from "../fix.ts";
import type { SentenceValues } from "../sentence.ts";
import { barcodeMessage, type BarcodeMessageCode } from "./messages.ts";
import type { BarcodeFormat } from "./symbol.ts";

/** A sentence with its code and values, so that the page can translate it. */
export interface BarcodeSentence {
  code: BarcodeMessageCode;
  values: SentenceValues;
  /** In English. */
  message: string;
}

/** The changes of a fix; absent fields stay unchanged. Canvas in px. */
interface BarcodeFixChange {
  format?: BarcodeFormat;
  content?: string;
  canvas?: { width: number; height: number };
}

/** A change that makes a rejected barcode valid, or improves one. */
export type BarcodeFix = Fix<BarcodeFixChange, BarcodeMessageCode>;

/** A notice about a barcode that can still be made. */
export interface BarcodeNotice extends BarcodeSentence {
  fixes: BarcodeFix[];
}

/** Why no code can be made, and the fixes. */
export interface BarcodeProblem extends BarcodeNotice {
  ok: false;
}

const sentence = (code: BarcodeMessageCode, values: SentenceValues = {}): BarcodeSentence => ({
  code,
  values,
  message: barcodeMessage(code, values),
});

export const barcodeProblem = (
  code: BarcodeMessageCode,
  values: SentenceValues = {},
  fixes: BarcodeFix[] = [],
): BarcodeProblem => ({ ok: false, ...sentence(code, values), fixes });

export const barcodeNotice = (
  code: BarcodeMessageCode,
  values: SentenceValues,
  fixes: BarcodeFix[] = [],
): BarcodeNotice => ({ ...sentence(code, values), fixes });

export const barcodeFix = (
  code: BarcodeMessageCode,
  change: BarcodeFixChange,
  values: SentenceValues = {},
): BarcodeFix => ({ ...sentence(code, values), change });

/** The button "Use {content}". */
export const useContent = (content: string): BarcodeFix =>
  barcodeFix("barcode.use_content", { content }, { content });
