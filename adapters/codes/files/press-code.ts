import { DomainError } from "../../../core/errors.ts";
import { micrometers, mmText } from "../../../core/codes/print/length.ts";
import { narrowRects } from "../../../core/codes/print/narrow-rects.ts";
import { pressMessages } from "../../../core/codes/print/press-messages.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import { fillSentence, type SentenceValues } from "../../../core/codes/sentence.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { placeOnPage } from "./pdf-box.ts";

/** Maximum reduction as a share of a module: the rest must still be printable. */
const MOST_OF_MODULE = 0.5;

/**
 * The same code with bars or modules reduced by the expected ink spread.
 * @throws DomainError `validation_failed` for a reduction of more than half a module, and for styled shapes
 */
export function narrowed<Code extends MadeCode>(code: Code, format: ExportFormat, press: Press): Code {
  const { barWidthReduction: mm } = press;
  if (mm === 0) return code;
  const { drawing, asked } = code;
  const [layer, ...others] = drawing.layers;
  if (layer?.kind !== "rects") throw refusal("press.only_square", {});
  const { box } = placeOnPage(code, format === "pdf" ? press.page : "code");
  const isQr = asked.format === "QR Code";
  const module = isQr
    ? 1
    : layer.rects.filter((_, at) => at % 4 === 2).reduce((a, b) => Math.min(a, b), Infinity);
  // rounded as everywhere, and half of the module that is named is allowed
  const moduleMm = micrometers((module * box.width) / drawing.width);
  if (mm > moduleMm * MOST_OF_MODULE) throw refusal("press.narrow_half", { module: moduleMm });
  const rects = narrowRects(layer.rects, {
    across: (mm / 2 / box.width) * drawing.width,
    down: isQr ? (mm / 2 / box.height) * drawing.height : 0,
  });
  return { ...code, drawing: { ...drawing, layers: [{ ...layer, rects }, ...others] } };
}

/** A further sentence for a code that no scanner reads, after a space; empty if it is not narrowed. */
export const narrowedHint = ({ barWidthReduction: mm }: Press): string =>
  mm === 0 ? "" : ` It is drawn narrower by ${mmText(mm)}: a smaller bar width reduction may help.`;

function refusal(key: "press.only_square" | "press.narrow_half", values: SentenceValues): DomainError {
  const message = fillSentence(pressMessages[key], values);
  const fields = { bar_width_reduction: message };
  return new DomainError("validation_failed", message, { fields, sentence: { key, values } });
}
