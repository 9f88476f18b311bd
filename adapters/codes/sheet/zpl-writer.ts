import { graphicFields } from "../zpl/zpl-graphic.ts";
import { zplLabel } from "../zpl/zpl-label.ts";
import { createLabelDots } from "./label-dots.ts";
import type { LabelWriter } from "./label-writer.ts";
import type { ByteSink } from "./pdf-file.ts";
import type { LabelDesign, SheetDesign } from "../../../core/labels/label-design.ts";

interface ZplOptions {
  labelDesign: LabelDesign;
  offset: SheetDesign["offset"];
  /** Dots per inch of the printer and of all codes. */
  dpi: number;
}

/**
 * Writes labels for a label printer with constant memory. Each row is one label, which the printer repeats.
 */
export function createZplWriter(sink: ByteSink, { labelDesign, offset, dpi }: ZplOptions): LabelWriter {
  const dotsOf = createLabelDots(labelDesign, offset, dpi);
  const encoder = new TextEncoder();
  return {
    add(planned) {
      const bits = dotsOf(planned);
      const { width, height } = bits;
      const label = zplLabel({ width, height, copies: planned.copies, fields: graphicFields(bits) });
      sink.write(encoder.encode(label));
    },
    finish() {
      sink.finish();
      return Promise.resolve(null);
    },
    state: () => null,
  };
}
