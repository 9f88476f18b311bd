import { DomainError } from "../../../core/errors.ts";
import { mmText } from "../../../core/codes/print/length.ts";
import { narrowRects } from "../../../core/codes/print/narrow-rects.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { placeOnPage } from "./pdf-box.ts";

/** Share of a module by which it may be narrower: what is left has to be printed at all. */
const MOST_OF_MODULE = 0.5;

/**
 * The same code with bars or modules that are narrower by what the ink will spread.
 * @throws DomainError `validation_failed` for a reduction of more than half a module, and for shapes of a style
 */
export function narrowed<Code extends MadeCode>(code: Code, format: ExportFormat, press: Press): Code {
  const { barWidthReduction: mm } = press;
  if (mm === 0) return code;
  const { drawing, asked } = code;
  const [layer, ...others] = drawing.layers;
  if (layer?.kind !== "rects")
    throw refusal("Only bars and square modules are made narrower: choose the modules square.");
  const { box } = placeOnPage(code, format === "pdf" ? press.page : "code");
  const isQr = asked.format === "QR Code";
  const module = isQr
    ? 1
    : layer.rects.filter((_, at) => at % 4 === 2).reduce((a, b) => Math.min(a, b), Infinity);
  const moduleMm = (module * box.width) / drawing.width;
  if (mm > moduleMm * MOST_OF_MODULE)
    throw refusal(`Its modules are ${mmText(moduleMm)} wide, and are made narrower by at most half of that.`);
  const rects = narrowRects(layer.rects, {
    across: (mm / 2 / box.width) * drawing.width,
    down: isQr ? (mm / 2 / box.height) * drawing.height : 0,
  });
  return { ...code, drawing: { ...drawing, layers: [{ ...layer, rects }, ...others] } };
}

const refusal = (sentence: string) =>
  new DomainError("validation_failed", sentence, { fields: { bar_width_reduction: sentence } });
