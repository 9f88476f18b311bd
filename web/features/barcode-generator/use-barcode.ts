import { useMemo } from "react";
import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { barcodeCautions } from "../../../core/codes/barcode/barcode-cautions.ts";
import { barcodeDesignFixes, type BarcodeChange } from "../../../core/codes/barcode/barcode-design-fixes.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { barcodeProblem } from "../../../core/codes/barcode/problem.ts";
import type { Remedy } from "../../codes/use-design-fixes.ts";
import { useJudgedCode } from "../../codes/use-judged-code.ts";
import type { ProofState } from "../../codes/use-proof.ts";
import { useSettled } from "../../generator/preview/use-settled.ts";
import { barcodeDesignOf, withBarcodeChange, type BarcodeDraft } from "./barcode-draft.ts";

/** Delay between the last change and drawing the code, as in the QR generator. */
const REGENERATION_MS = 100;

export type BarcodeAttempt = ReturnType<typeof makeBarcode>;

/** The barcode of a draft, its proof, and possible fixes. */
export function useBarcode(draft: BarcodeDraft) {
  const settled = useSettled(draft, REGENERATION_MS);
  const made = useMemo(() => barcodeOf(settled), [settled]);
  const remedy = useMemo(() => remedyOf(settled, made), [settled, made]);
  const cautions = barcodeCautions(settled.format, barcodeDesignOf(settled), made.ok ? made.printed : null);
  const judged = useJudgedCode(codeOf(made), remedy, cautions);
  return { made, ...judged, proof: named(judged.proof, settled.format), upToDate: settled === draft };
}

/** The proof with the format name that cards and summaries use. */
const named = (state: ProofState, format: BarcodeFormat): ProofState =>
  state.state === "read"
    ? {
        ...state,
        proof: { ...state.proof, values: { ...state.proof.values, format: barcodeFormats[format].label } },
      }
    : state;

function barcodeOf(draft: BarcodeDraft): BarcodeAttempt {
  try {
    return makeBarcode(draft.format, draft.content, barcodeDesignOf(draft));
  } catch (error) {
    return barcodeProblem("barcode.failed", {
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

const codeOf = (made: BarcodeAttempt) => (made.ok ? made : null);

function remedyOf(draft: BarcodeDraft, made: BarcodeAttempt): Remedy<BarcodeChange> | null {
  if (!made.ok) return null;
  return {
    fixes: barcodeDesignFixes(barcodeDesignOf(draft)),
    redraw: (changes) => codeOf(barcodeOf(changes.reduce(withBarcodeChange, draft))),
  };
}
