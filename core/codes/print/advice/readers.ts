import { RETAIL_MODULE } from "./bar-module.ts";
import { SCANNER_MODULE } from "./scanner-module.ts";
import type { BarcodeFormat } from "../../barcode/symbol.ts";

/** What reads a code. */
export const READERS = ["phone", "poster", "till", "warehouse", "camera"] as const;
export type Reader = (typeof READERS)[number];

export type Symbology = BarcodeFormat | "QR Code";

/** What each of them is, and from how far it reads where nobody says it, mm; null: its distance is its own. */
export const READER_FACTS: Record<Reader, { label: string; distance: number | null }> = {
  phone: { label: "a phone across a table", distance: 300 },
  poster: { label: "a phone in front of a poster", distance: 2000 },
  till: { label: "the scanner of a till", distance: null },
  warehouse: { label: "a scanner of a warehouse", distance: null },
  camera: { label: "a camera", distance: 300 },
};

/** How much a rule binds: that of a standard, what a maker says of its readers, or a rule of thumb, which is no more than that. */
type RuleKind = "standard" | "maker" | "rule of thumb";

/** The least width of a module, mm, and why. */
export interface ModuleRule {
  least: number;
  most?: number;
  kind: RuleKind;
  source: string;
}

/** Px across the picture of a camera: from those of the first phones to those of line cameras. */
export const CAMERA_PIXELS = { min: 320, max: 20_000, default: 1920 } as const;

export interface View {
  /** Mm to the code; null: the reader's own. */
  distance: number | null;
  /** Px across the picture of a camera. */
  pixels: number;
}

/** A code of 25 modules a side that is a tenth as wide as the distance: modules of a 250th. */
const PHONE_RATIO = 250;
/** What GS1 asks of modules of 2D symbols beside those of bars, since cameras see them less sharply. */
const BARS_TO_2D = 1.5;

/** Px across a module, of labels with high contrast. */
const CAMERA_PX = { bars: 1.5, "2d": 2.5 } as const;

const GS1_BARS = "GS1 General Specifications, in the size guide of GS1 Sweden";
const RETAIL: ReadonlySet<Symbology> = new Set(["EAN13", "EAN8", "UPC"]);

/** How many times its module a code may be away from a reader whose reach grows with it; null: it does not. */
export function reachOf(reader: Reader, symbology: Symbology, { pixels }: View): number | null {
  const isQr = symbology === "QR Code";
  if (reader === "phone" || reader === "poster") return isQr ? PHONE_RATIO : PHONE_RATIO * BARS_TO_2D;
  return reader === "camera" ? pixels / CAMERA_PX[isQr ? "2d" : "bars"] : null;
}

/** Every rule that a module has to satisfy for a reader. */
export function rulesFor(reader: Reader, symbology: Symbology, view: View): ModuleRule[] {
  if (reader === "till") return [tillRule(symbology)];
  if (reader === "warehouse") return [warehouseRule(symbology)];
  const isQr = symbology === "QR Code";
  const reach = reachOf(reader, symbology, view) ?? PHONE_RATIO;
  const least = (view.distance ?? 0) / reach;
  if (reader === "camera") {
    const px = CAMERA_PX[isQr ? "2d" : "bars"];
    const source = `Omron V430-F readability tables: ${px} px a module, in a picture of ${view.pixels} px that is as wide as the distance`;
    return [{ least, kind: "maker", source }];
  }
  const thumb = isQr
    ? "a QR code of 25 modules is a tenth as wide as the distance"
    : "as a QR code, whose modules are to be 1.5 times as wide as bars (GS1 General Specifications)";
  const rules: ModuleRule[] = [{ least, kind: "rule of thumb", source: thumb }];
  return isQr ? [...rules, SCANNER_RULE] : rules;
}

const SCANNER_RULE: ModuleRule = {
  least: SCANNER_MODULE,
  kind: "maker",
  source: "DENSO WAVE, Point for setting the module size: scanners of the standard type",
};

function tillRule(symbology: Symbology): ModuleRule {
  if (symbology === "QR Code")
    return { least: 0.396, most: 0.99, kind: "standard", source: "GS1 General Specifications 5.12.3.1" };
  const rule = RETAIL_MODULE;
  if (RETAIL.has(symbology)) return { ...rule, kind: "standard", source: GS1_BARS };
  return {
    ...rule,
    kind: "rule of thumb",
    source: `as an EAN-13: GS1 has no rule for ${symbology} at the till`,
  };
}

function warehouseRule(symbology: Symbology): ModuleRule {
  if (symbology === "QR Code")
    return {
      least: 0.743,
      kind: "standard",
      source: "GS1 General Specifications: 1.5 times the 0.495 mm of bars",
    };
  if (RETAIL.has(symbology)) return { least: 0.495, most: 0.66, kind: "standard", source: GS1_BARS };
  const rule = { least: 0.495, most: 1.016 };
  if (symbology === "ITF" || symbology === "CODE128") return { ...rule, kind: "standard", source: GS1_BARS };
  return { ...rule, kind: "rule of thumb", source: `as a Code 128: GS1 has no rule for ${symbology}` };
}
