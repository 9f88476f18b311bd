import { closeSync, fsyncSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { openNewFile } from "../batch/output/new-file.node.ts";
import { storageError } from "../batch/output/storage-error.ts";
import { graphicFields } from "../zpl/zpl-graphic.ts";
import { zplLabel } from "../zpl/zpl-label.ts";
import { createLabelDots } from "./label-dots.ts";
import type { LabelWriter } from "./label-writer.ts";
import type { LabelDesign, SheetDesign } from "./sheet-options.ts";

interface ZplOptions {
  labelDesign: LabelDesign;
  offset: SheetDesign["offset"];
  /** Dots per inch of the printer, and of all codes. */
  dpi: number;
}

/**
 * Writes labels for a label printer one after the other, so that memory stays flat. A row is one label, which the printer repeats.
 * @throws DomainError `storage_failed`
 */
export function createZplWriter(path: string, { labelDesign, offset, dpi }: ZplOptions): LabelWriter {
  const unfinished = `${path}.part`;
  const storing = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw storageError(path, error);
    }
  };
  const file = storing(() => openNewFile(unfinished));
  const dotsOf = createLabelDots(labelDesign, offset, dpi);
  return {
    add(planned) {
      const bits = dotsOf(planned);
      const { width, height } = bits;
      const label = zplLabel({ width, height, copies: planned.copies, fields: graphicFields(bits) });
      storing(() => writeFileSync(file, label));
    },
    finish(labels) {
      storing(() => {
        fsyncSync(file);
        renameSync(unfinished, path);
      });
      closeSync(file);
      return Promise.resolve(labels);
    },
    discard() {
      closeSync(file);
      rmSync(unfinished, { force: true });
    },
  };
}
