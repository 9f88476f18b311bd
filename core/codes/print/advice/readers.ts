import type { AdviceSentence } from "./advice-messages.ts";
import { CASE_MODULE, isRetail, RETAIL_MODULE } from "./bar-module.ts";
import { SCANNER_MODULE } from "./scanner-module.ts";
import type { BarcodeFormat } from "../../barcode/symbol.ts";

/** The kinds of readers. */
export const READERS = ["phone", "poster", "till", "warehouse", "camera"] as const;
export type Reader = (typeof READERS)[number];

export type Symbology = BarcodeFormat | "QR Code";

/** Default reading distances, mm; null: fixed by the reader. */
export const USUAL_DISTANCE = {
  phone: 300,
  poster: 2000,
  till: null,
  warehouse: null,
  camera: 300,
} as const satisfies Record<Reader, number | null>;

/** Readers that work at a distance of their own alone. */
type NearReader = "till" | "warehouse";
type DistantReader = Exclude<Reader, NearReader>;

/** The authority of a rule: a standard, the maker of a reader, or a rule of thumb. */
export type RuleKind = "standard" | "maker" | "rule of thumb";

/** The least width of a module, mm, and why. */
export interface ModuleRule {
  least: number;
  most?: number;
  kind: RuleKind;
  source: AdviceSentence;
}

/** Limits of the px across a camera's picture: from the first phones to line cameras. */
export const CAMERA_PIXELS = { min: 320, max: 20_000, default: 1920 } as const;

interface View {
  /** Distance to the code, mm. */
  distance: number;
  /** Px across the picture of a camera. */
  pixels: number;
}

/** Rule of thumb: a code of 25 modules is a tenth as wide as the distance, so a module is 1/250 of it. */
const PHONE_RATIO = 250;
/** The factor that GS1 applies to 2D modules relative to bars, since cameras see them less sharply. */
const BARS_TO_2D = 1.5;

/** Px per module for labels with high contrast. */
const CAMERA_PX = { bars: 1.5, "2d": 2.5 } as const;

export const GS1_BARS = { key: "advice.source_bars", values: {} } as const;

/** Largest reading distance in modules. @param pixels across the picture of a camera */
export function reachOf(reader: DistantReader, symbology: Symbology, pixels: number): number {
  const isQr = symbology === "QR Code";
  if (reader === "camera") return pixels / CAMERA_PX[isQr ? "2d" : "bars"];
  return isQr ? PHONE_RATIO : PHONE_RATIO * BARS_TO_2D;
}

/** What reads codes of a symbology first, if nothing else is said: a phone as well, if a distance is. */
export function usualReader(symbology: Symbology, hasDistance = false): Reader {
  if (hasDistance) return "phone";
  if (isRetail(symbology)) return "till";
  // outer cases of trade items
  return symbology === "ITF" ? "warehouse" : "phone";
}

/** The rule that a module has to satisfy for a reader at a fixed distance. */
export const nearRule = (reader: NearReader, symbology: Symbology): ModuleRule =>
  reader === "till" ? tillRule(symbology) : warehouseRule(symbology);

/** Every rule that a module has to satisfy for a reader at this distance. */
export function distantRules(reader: DistantReader, symbology: Symbology, view: View): ModuleRule[] {
  const isQr = symbology === "QR Code";
  const least = view.distance / reachOf(reader, symbology, view.pixels);
  if (reader === "camera") {
    const px = CAMERA_PX[isQr ? "2d" : "bars"];
    const source = { key: "advice.source_camera", values: { px, pixels: view.pixels } } as const;
    return [{ least, kind: "maker", source }];
  }
  const thumb = {
    key: isQr ? "advice.source_distance" : "advice.source_bars_distance",
    values: {},
  } as const;
  const rules: ModuleRule[] = [{ least, kind: "rule of thumb", source: thumb }];
  return isQr ? [...rules, SCANNER_RULE] : rules;
}

const SCANNER_RULE: ModuleRule = {
  least: SCANNER_MODULE,
  kind: "maker",
  source: { key: "advice.source_scanner", values: {} },
};

function tillRule(symbology: Symbology): ModuleRule {
  if (symbology === "QR Code")
    return {
      least: 0.396,
      most: 0.99,
      kind: "standard",
      source: { key: "advice.source_till_2d", values: {} },
    };
  const rule = RETAIL_MODULE;
  if (isRetail(symbology)) return { ...rule, kind: "standard", source: GS1_BARS };
  return {
    ...rule,
    kind: "rule of thumb",
    source: { key: "advice.source_as_ean", values: { symbology } },
  };
}

function warehouseRule(symbology: Symbology): ModuleRule {
  if (symbology === "QR Code")
    return {
      least: 0.743,
      kind: "standard",
      source: { key: "advice.source_warehouse_2d", values: {} },
    };
  if (isRetail(symbology))
    return { least: CASE_MODULE, most: RETAIL_MODULE.most, kind: "standard", source: GS1_BARS };
  const rule = { least: CASE_MODULE, most: 1.016 };
  if (symbology === "ITF" || symbology === "CODE128") return { ...rule, kind: "standard", source: GS1_BARS };
  return {
    ...rule,
    kind: "rule of thumb",
    source: { key: "advice.source_as_code128", values: { symbology } },
  };
}
