import { graphicFields } from "../zpl/zpl-graphic.ts";
import { zplLabel } from "../zpl/zpl-label.ts";
import { nativeField } from "../zpl/zpl-native.ts";
import { signedDots } from "../../../core/codes/print/resolution.ts";
import { createLabelDots } from "./label-dots.ts";
import type { LabelWriter } from "./label-writer.ts";
import type { ByteSink } from "./pdf-file.ts";
import type { LabelDesign, SheetDesign } from "../../../core/labels/label-design.ts";

interface ZplOptions {
  labelDesign: LabelDesign;
  offset: SheetDesign["offset"];
  /** Dots per inch of the printer and of all codes. */
  dpi: number;
  /** The printer draws the codes by commands of its own; labels are not rotated then. */
  native?: boolean;
}

/**
 * Writes labels for a label printer with constant memory. Each row is one label, which the printer repeats.
 */
export function createZplWriter(
  sink: ByteSink,
  { labelDesign, offset, dpi, native = false }: ZplOptions,
): LabelWriter {
  const dotsOf = createLabelDots(labelDesign, offset, dpi);
  const at = (place: number, moved: number) => signedDots(place, dpi) + signedDots(moved, dpi);
  const encoder = new TextEncoder();
  return {
    add(planned) {
      const bits = dotsOf(native ? { ...planned, code: null } : planned);
      const { width, height } = bits;
      const { code, box, copies } = planned;
      const fields = graphicFields(bits);
      if (native) fields.push(nativeField(code, { left: at(box.x, offset.x), top: at(box.y, offset.y) }));
      const label = zplLabel({ width, height, copies, fields });
      sink.write(encoder.encode(label));
    },
    finish() {
      sink.finish();
      return Promise.resolve(null);
    },
    state: () => null,
  };
}
