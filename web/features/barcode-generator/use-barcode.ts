import { useMemo } from "react";
import { jsbarcodeEncoder } from "../../../adapters/codes/jsbarcode-encoder.ts";
import { barcodeMends, type BarcodeChange } from "../../../core/codes/barcode/barcode-mends.ts";
import { tryBarcode, type Barcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeProblem, type BarcodeProblem } from "../../../core/codes/barcode/problem.ts";
import type { ProofTarget } from "../../codes/read-back.ts";
import { useMend, type Remedy } from "../../codes/use-mend.ts";
import { useProof } from "../../codes/use-proof.ts";
import { useSettled } from "../../components/use-settled.ts";
import { barcodeDesignOf, withBarcodeChange, type BarcodeDraft } from "./barcode-draft.ts";

/** A change counts after this long, as in the QR generator (public tools §9). */
const REGENERATION_MS = 100;

export type MadeBarcode = ({ ok: true } & Barcode) | BarcodeProblem;

/** The barcode of a draft, what reading it back said, and what would mend it. */
export function useBarcode(draft: BarcodeDraft) {
  const settled = useSettled(draft, REGENERATION_MS);
  const made = useMemo(() => makeBarcode(settled), [settled]);
  const target = useMemo(() => targetOf(made), [made]);
  const remedy = useMemo(() => remedyOf(settled, made), [settled, made]);
  const proof = useProof(target);
  const mends = useMend(proof, remedy);
  return { made, target, proof, mends, upToDate: settled === draft };
}

function makeBarcode(draft: BarcodeDraft): MadeBarcode {
  try {
    return tryBarcode(jsbarcodeEncoder, draft.format, draft.content, barcodeDesignOf(draft));
  } catch (error) {
    return barcodeProblem("barcode.failed", {
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

function targetOf(made: MadeBarcode): ProofTarget | null {
  if (!made.ok) return null;
  const { symbol, drawing } = made;
  return { asked: { format: symbol.format, content: symbol.content }, drawing, widthPx: drawing.width };
}

function remedyOf(draft: BarcodeDraft, made: MadeBarcode): Remedy<BarcodeChange> | null {
  if (!made.ok) return null;
  return {
    mends: barcodeMends(barcodeDesignOf(draft)),
    redraw: (changes) => targetOf(makeBarcode(changes.reduce(withBarcodeChange, draft))),
  };
}
