import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { gs1CheckDigit } from "../../../core/codes/barcode/check-digit.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { paintModules } from "../../support/codes/qr-pixels.ts";
import { plainSymbol } from "../../support/codes/qr-symbols.ts";
import type { Choices } from "./random.ts";

/** A printed code, black on white, with its quiet zone. */
export interface Label {
  content: string;
  picture: Picture;
  /** Width in modules, including the quiet zone. */
  modules: number;
}

/** Formats that common readers support. */
const BAR_FORMATS = [
  "CODE128",
  "CODE39",
  "EAN13",
  "EAN8",
  "UPC",
  "ITF",
] as const satisfies readonly BarcodeFormat[];

export function randomLabel(kind: "qr" | "1d", choices: Choices): Label {
  return kind === "qr" ? qrLabel(choices) : barLabel(choices);
}

function qrLabel({ pick, whole, letters, digits }: Choices): Label {
  const lower = "abcdefghijklmnopqrstuvwxyz0123456789";
  const content = pick([
    () => `https://example.com/${letters(lower, whole(1, 12))}`,
    () =>
      `https://shop.example.com/products/${letters(lower, 8)}?utm_source=flyer&utm_campaign=${letters(lower, 14)}`,
    () => `WIFI:T:WPA;S:${letters(lower, 8)};P:${letters(lower, 12)};;`,
    () =>
      `BEGIN:VCARD\nVERSION:3.0\nN:${letters(lower, 8)};Jane;;;\nFN:Jane ${letters(lower, 8)}\nTEL:+1 555 ${digits(7)}\nEMAIL:jane@example.com\nEND:VCARD`,
    () => digits(whole(4, 24)),
    () => `Grüße aus Köln, Tisch ${digits(3)}`,
  ])();
  const symbol = plainSymbol(content, pick(ERROR_CORRECTION_LEVELS));
  return { content, picture: paintModules(symbol, 4), modules: symbol.size + 8 };
}

function barLabel({ pick, whole, letters, digits, chance }: Choices): Label {
  const format = pick(BAR_FORMATS);
  const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const gs1 = (count: number) => {
    const body = digits(count - 1);
    return body + gs1CheckDigit(body);
  };
  const content = {
    CODE128: () =>
      chance(0.4) ? digits(2 * whole(3, 9)) : letters(`${upper}abcdef- .`, whole(4, 14)).trim(),
    CODE39: () => letters(upper, whole(4, 10)),
    EAN13: () => gs1(13),
    EAN8: () => gs1(8),
    UPC: () => gs1(12),
    ITF: () => gs1(14),
  }[format]();
  const design = barcodeDesignSchema.parse({
    barWidth: 2,
    barHeight: whole(60, 140),
    displayValue: chance(0.8),
  });
  const made = makeBarcode(format, content, design);
  if (!made.ok) throw new Error(made.message);
  const { drawing } = made;
  return { content, picture: rasterize(drawing, drawing.width * 2), modules: drawing.width / 2 };
}
