import type { ReadRow } from "../../../../adapters/codes/batch/input/read-row.ts";
import type { Row } from "../../../../adapters/codes/batch/input/row.ts";
import { createRowReader, type RowDefaults } from "../../../../adapters/codes/batch/input/row-reader.ts";
import { inkProblem } from "../../../../core/codes/print/ink-problem.ts";
import type { Press } from "../../../../core/codes/print/press.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { readBarcodeDesign, readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";

interface InkReader {
  /** @param isForced accepts what only warnings speak against */
  read: (row: Row, isForced: boolean) => ReadRow;
  /** Why the ink does not print the common design; null if it does, or if no row that was read has this design. */
  fault: () => SentenceReason | null;
}

/**
 * Reads rows for an ink. That it does not print the common design is no problem of its rows: they are read as in colors, and the
 * fault is kept apart.
 */
export function createInkReader(defaults: Omit<RowDefaults, "force">): InkReader {
  const readersFor = (ink: Press["ink"]) => {
    const reader = (force: boolean) => createRowReader({ ...defaults, force, ink }, (_folder, logo) => logo);
    return { plain: reader(false), forced: reader(true) };
  };
  const { type, design, ink } = defaults;
  const [inInk, inColors] = [readersFor(ink), readersFor("rgb")];
  const shared = type === "barcode" ? readBarcodeDesign(design) : readQrDesign(design);
  const clash = shared.ok ? inkProblem(shared.design, ink) : null;
  let fault: SentenceReason | null = null;
  return {
    read(row, isForced) {
      const kind = isForced ? "forced" : "plain";
      const result = inInk[kind](row);
      const isShared =
        clash !== null &&
        !row.cells.design?.trim() &&
        result.problems.some(({ name, message }) => name === clash.name && message === clash.message) &&
        !row.cells[clash.name as BatchColumn]?.trim();
      if (!isShared) return result;
      fault = clash.reason ?? null;
      return inColors[kind](row);
    },
    fault: () => fault,
  };
}
