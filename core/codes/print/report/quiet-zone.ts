import { barcodeFormats } from "../../barcode/formats.ts";
import type { BarcodeSymbol } from "../../barcode/symbol.ts";
import { QR_MARGIN } from "../../qr/design.ts";
import type { BarScan } from "./bar-scan.ts";
import { passOrFail } from "./grade.ts";
import { measure, type Measure } from "./measure.ts";
import type { QrMargins } from "./qr-samples.ts";

/** Tolerance of a quiet zone, modules: ink spread reduces it. */
const SHORT = 0.5;

/** Clear modules all around a QR code, at most the four that it needs. @param quiet sampled modules on each side */
export function qrQuietZone({ size, at }: QrMargins, quiet: number): Measure {
  let clear = 0;
  while (clear < quiet && isClear(clear + 1, size, at)) clear++;
  return measure("quiet_zone", clear, passOrFail(clear >= QR_MARGIN.needed));
}

/** Whether no module of a ring around a symbol is dark. @param distance of the ring, modules */
function isClear(distance: number, size: number, at: QrMargins["at"]): boolean {
  const [first, last] = [-distance, size - 1 + distance];
  for (let along = first; along <= last; along++)
    if ([at(along, first), at(along, last), at(first, along), at(last, along)].includes(0)) return false;
  return true;
}

/** Clear modules beside bars, on the side that falls shorter of what the format needs. */
export function barQuietZone({ format, widths }: BarcodeSymbol, { profile, edges }: BarScan): Measure {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined || last === first) return measure("quiet_zone", null, 0);
  const module = (last - first) / widths.reduce((sum, width) => sum + width, 0);
  const needed = barcodeFormats[format].quietZone;
  const sides = [
    { clear: first / module, needed: needed.left },
    { clear: (profile.length - last) / module, needed: needed.right },
  ];
  const shorter = sides.reduce((a, b) => (b.clear - b.needed < a.clear - a.needed ? b : a));
  return measure(
    "quiet_zone",
    Math.round(shorter.clear),
    passOrFail(shorter.clear >= shorter.needed - SHORT),
  );
}
