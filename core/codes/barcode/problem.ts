import type { SentenceValues } from "../sentence.ts";
import { barcodeMessage, type BarcodeMessageCode } from "./messages.ts";
import type { BarcodeFormat } from "./symbol.ts";

/** A sentence with its code and values, so that the page can say it in another language. */
export interface BarcodeSentence {
  code: BarcodeMessageCode;
  values: SentenceValues;
  /** In English. */
  message: string;
}

/** A button that puts something right. */
export interface BarcodeFix {
  /** What the button says. */
  label: BarcodeSentence;
  /** What it changes; whatever is absent stays as it is. Canvas in px. */
  change: { format?: BarcodeFormat; content?: string; canvas?: { width: number; height: number } };
  /** To be shown beside a code made by this button, or null. */
  note: BarcodeSentence | null;
}

/** Something to tell that does not keep the code from being made. */
export interface BarcodeNotice extends BarcodeSentence {
  fixes: BarcodeFix[];
}

/** Why no code can be made, and what would put it right. */
export interface BarcodeProblem extends BarcodeNotice {
  ok: false;
}

export const sentence = (code: BarcodeMessageCode, values: SentenceValues = {}): BarcodeSentence => ({
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

/** The button "Use {content}". */
export const useContent = (content: string): BarcodeFix => ({
  label: sentence("barcode.use_content", { content }),
  change: { content },
  note: null,
});
