import { mmText } from "../../../core/codes/print/length.ts";
import { LABEL_PRINTER_DPI } from "../../../core/codes/print/label-printer.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import { dotsWithin, mmOfDots } from "../../../core/codes/print/resolution.ts";
import { DomainError } from "../../../core/errors.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { bitsOf, emptyBits, stamp } from "../raster/bits.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";
import { nativeField } from "../zpl/zpl-native.ts";
import { graphicFields } from "../zpl/zpl-graphic.ts";
import { zplLabel } from "../zpl/zpl-label.ts";

/**
 * Renders a code as a ZPL II label: one px of its picture is one printer dot. It is sent either as the
 * picture that was read back, or as the command with which the printer draws the code itself.
 * @param code black and white only
 * @param press the page is the label: as large as the code, or with the code at its center; bleed and marks
 * are ignored
 * @throws DomainError `validation_failed` for a label that is smaller than the code, and for a code that no
 * command draws
 */
export function renderZpl(
  code: MadeCode,
  press: Pick<Press, "page" | "native" | "copies">,
): Uint8Array<ArrayBuffer> {
  const { drawing, widthPx } = code;
  const heightPx = pixelHeight(drawing, widthPx);
  const label = labelSize(code, press.page, heightPx);
  const left = Math.floor((label.width - widthPx) / 2);
  const top = Math.floor((label.height - heightPx) / 2);
  const fields = press.native ? [nativeField(code, { left, top })] : graphic(code, label, { left, top });
  return new TextEncoder().encode(zplLabel({ ...label, copies: press.copies, fields }));
}

function graphic(
  { drawing, widthPx }: MadeCode,
  label: { width: number; height: number },
  place: { left: number; top: number },
): string[] {
  const bits = emptyBits(label.width, label.height);
  stamp(bits, bitsOf(drawing, widthPx), place.left, place.top);
  return graphicFields(bits);
}

/** Largest value of `^LL`, dots (ZPL II Programming Guide, ^LL); no print head is as wide. */
const MOST_DOTS = 32_000;

/** Size of a label, dots. */
function labelSize({ widthPx, printed }: MadeCode, page: Press["page"], heightPx: number) {
  if (page === "code") return { width: widthPx, height: heightPx };
  const dpi = printed?.dpi ?? LABEL_PRINTER_DPI.default;
  const label = { width: dotsWithin(page.width, dpi), height: dotsWithin(page.height, dpi) };
  if (Math.max(label.width, label.height) > MOST_DOTS)
    throw new DomainError(
      "validation_failed",
      `A label of ${mmText(page.width)} by ${mmText(page.height)} is too large at ${dpi} dpi: printers take ${MOST_DOTS.toLocaleString("en-US")} dots a side, which are ${mmText(Math.floor(mmOfDots(MOST_DOTS, dpi)))}.`,
    );
  if (widthPx <= label.width && heightPx <= label.height) return label;
  const [width, height] = [widthPx, heightPx].map((dots) => mmText(mmOfDots(dots, dpi)));
  const smaller =
    printed?.barHeight !== undefined && heightPx > label.height
      ? "lower bars, a smaller module"
      : "a smaller size or module";
  throw new DomainError(
    "validation_failed",
    `The code is ${width} wide and ${height} high at ${dpi} dpi, too large for a label of ${mmText(page.width)} by ${mmText(page.height)}: choose a larger label, ${smaller}, or a label that is just as large as the code.`,
  );
}
