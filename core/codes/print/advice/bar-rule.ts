import type { AdviceSentence } from "./advice-messages.ts";
import { CASE_HEIGHT, handHeight, retailHeight, WIDEST } from "./bar-height.ts";
import { isRetail, type RetailFormat } from "./bar-module.ts";
import { GS1_BARS, type Reader, type RuleKind, type Symbology } from "./readers.ts";

/** The least height of bars, mm, and why. */
export interface BarRule {
  least: number;
  kind: RuleKind;
  source: AdviceSentence;
}

const CODES_BY_HAND: ReadonlySet<Symbology> = new Set(["CODE39", "ITF"]);

/**
 * The height that bars need for a reader; null for a QR code.
 * @param size width of a module, and of the code with its quiet zones, mm
 */
export function barRule(
  reader: Reader,
  symbology: Symbology,
  size: { module: number; width: number },
): BarRule | null {
  if (symbology === "QR Code") return null;
  if (reader === "till")
    return isRetail(symbology)
      ? retailRule(symbology, size.module, "till")
      : borrowed("advice.source_as_ean", symbology, retailHeight("EAN13", size.module, "till"));
  if (reader === "warehouse") {
    if (isRetail(symbology)) return retailRule(symbology, size.module, "warehouse");
    if (symbology === "ITF" || symbology === "CODE128") return standard(CASE_HEIGHT);
    return borrowed("advice.source_as_code128", symbology, CASE_HEIGHT);
  }
  const byHand: BarRule = {
    least: handHeight(size.width),
    kind: CODES_BY_HAND.has(symbology) ? "standard" : "rule of thumb",
    source: { key: "advice.source_hand", values: {} },
  };
  if (!isRetail(symbology)) return byHand;
  // the code is read at a till as well
  const retail = retailRule(symbology, size.module, "till");
  return retail.least > byHand.least ? retail : byHand;
}

const standard = (least: number): BarRule => ({ least, kind: "standard", source: GS1_BARS });

/** GS1's rule, and our own beyond `WIDEST`: the height does not grow any more. */
const retailRule = (symbology: RetailFormat, module: number, reader: keyof typeof WIDEST): BarRule => {
  const rule = standard(retailHeight(symbology, module, reader));
  const widest = WIDEST[reader];
  return module <= widest
    ? rule
    : {
        ...rule,
        kind: "rule of thumb",
        source: { key: "advice.source_bars_widest", values: { module: widest } },
      };
};

/** The rule of another symbology. */
const borrowed = (
  key: "advice.source_as_ean" | "advice.source_as_code128",
  symbology: Symbology,
  least: number,
): BarRule => ({ least, kind: "rule of thumb", source: { key, values: { symbology } } });
