import { micrometers, roundedUp, SAME_MM } from "../length.ts";
import { MODULE_DOTS, PRINT_DOTS } from "../print.ts";
import { DPI, dotsOver } from "../resolution.ts";
import type { AdviceSentence } from "./advice-messages.ts";
import { isLow } from "./bar-height.ts";
import { type BarRule, barRule } from "./bar-rule.ts";
import {
  distantRules,
  type ModuleRule,
  nearRule,
  type Reader,
  reachOf,
  type RuleKind,
  type Symbology,
  USUAL_DISTANCE,
} from "./readers.ts";

/** A code that is to be printed. */
export interface AdviceQuestion {
  symbology: Symbology;
  /** Modules from side to side, its quiet zone included. */
  modules: number;
  reader: Reader;
  /** Distance from the reader to the code, mm; null: the usual one. */
  distance: number | null;
  /** Px across the picture of a camera. */
  pixels: number;
  /** The chosen module, mm; null: none yet. */
  chosen: number | null;
  /** The chosen height of the bars and a dot of the printer, mm; a dot of 0: it is unknown. Null: none yet. */
  bars: { height: number; dot: number } | null;
}

export interface Advice {
  reader: Reader;
  symbology: Symbology;
  modules: number;
  /** Distance from the reader to the code, mm; null if the reader has one of its own. */
  distance: number | null;
  /** The least X-dimension, mm, and the width of the code with it, quiet zone included. */
  module: number;
  size: number;
  rules: ModuleRule[];
  /** The least height of the bars at the chosen module, or at the least one; null for a QR code. */
  bars: BarRule | null;
  /** The chosen size and its reading distance, mm; the distance is null if it depends on the reader alone. */
  chosen: { module: number; size: number; farthest: number | null } | null;
  /** The rules that the chosen size breaks, and whether the least size is larger than a picture can be. */
  warnings: AdviceSentence[];
}

/** The least size of a code for its reader, and the reading distance of a chosen size. */
export function advise(question: AdviceQuestion): Advice {
  const { symbology, modules, reader, chosen } = question;
  const { distance, reach, rules } = needsOf(question);
  const module = Math.max(...rules.map(({ least }) => least));
  const drawn = chosen ?? module;
  const bars = barRule(reader, symbology, { module: drawn, width: drawn * modules });
  return {
    reader,
    symbology,
    modules,
    distance,
    module: micrometers(module),
    size: micrometers(module * modules),
    rules: rules.map((rule) => ({ ...rule, least: micrometers(rule.least) })),
    bars: bars && { ...bars, least: micrometers(bars.least) },
    chosen:
      chosen === null
        ? null
        : {
            module: micrometers(chosen),
            size: micrometers(chosen * modules),
            farthest: reach && Math.round(chosen * reach),
          },
    warnings: [
      ...(chosen === null ? [] : rules.flatMap((rule) => warningsOf(rule, chosen))),
      ...lowBars(bars, question.bars),
      ...tooLarge(module, modules),
    ],
  };
}

/** What a reader needs: `distance` in mm and `reach` in modules are null where its distance is fixed. */
function needsOf({ symbology, reader, pixels, distance: asked }: AdviceQuestion): {
  distance: number | null;
  reach: number | null;
  rules: ModuleRule[];
} {
  if (reader === "till" || reader === "warehouse")
    return { distance: null, reach: null, rules: [nearRule(reader, symbology)] };
  const distance = asked ?? USUAL_DISTANCE[reader];
  return {
    distance,
    reach: reachOf(reader, symbology, pixels),
    rules: distantRules(reader, symbology, { distance, pixels }),
  };
}

const KINDS = {
  standard: "advice.standard",
  maker: "advice.maker",
  "rule of thumb": "advice.thumb",
} as const satisfies Record<RuleKind, AdviceSentence["key"]>;

const kindOf = ({ kind }: { kind: RuleKind }): AdviceSentence => ({ key: KINDS[kind], values: {} });

function warningsOf(rule: ModuleRule, chosen: number): AdviceSentence[] {
  const { least, most, source } = rule;
  const warning = (key: "advice.below" | "advice.above", limit: number): AdviceSentence => ({
    key,
    values: { module: micrometers(chosen), limit: micrometers(limit), kind: kindOf(rule), source },
  });
  if (chosen < least - SAME_MM) return [warning("advice.below", least)];
  if (most !== undefined && chosen > most + SAME_MM) return [warning("advice.above", most)];
  return [];
}

const lowBars = (rule: BarRule | null, chosen: AdviceQuestion["bars"]): AdviceSentence[] =>
  rule === null || chosen === null || !isLow(chosen.height, rule.least, chosen.dot)
    ? []
    : [
        {
          key: "advice.low",
          values: {
            height: micrometers(chosen.height),
            limit: roundedUp(rule.least),
            kind: kindOf(rule),
            source: rule.source,
          },
        },
      ];

/** A size with more dots than a picture can have, even at the coarsest resolution. @param module mm */
const tooLarge = (module: number, modules: number): AdviceSentence[] =>
  dotsOver(module, DPI.min) <= Math.min(MODULE_DOTS.max, Math.floor(PRINT_DOTS.max / modules))
    ? []
    : [{ key: "advice.too_large", values: { size: micrometers(module * modules) } }];

/** The least size for a reader, as a sentence. */
export function leastSentence({ reader, distance, module, size }: Advice): AdviceSentence {
  const values = { reader: { key: `advice.${reader}`, values: {} } as const, module, size };
  if (distance === null) return { key: "advice.least", values };
  return { key: "advice.least_from", values: { ...values, ...distanceValues(distance) } };
}

/** One of the rules that determine the size, with its source. */
export const ruleSentence = (rule: ModuleRule): AdviceSentence => ({
  key: "advice.rule",
  values: { least: rule.least, kind: kindOf(rule), source: rule.source },
});

/** The height that the bars need, with its source; null for a QR code. */
export const barsSentence = ({ bars, chosen, module }: Advice): AdviceSentence | null =>
  bars && {
    key: "advice.bars",
    values: {
      height: roundedUp(bars.least),
      module: chosen?.module ?? module,
      kind: kindOf(bars),
      source: bars.source,
    },
  };

/** The distance from which the chosen size is read. */
export function chosenSentence({ module, size, farthest }: NonNullable<Advice["chosen"]>): AdviceSentence {
  return farthest === null
    ? { key: "advice.zones", values: { module, size } }
    : { key: "advice.reach", values: { module, size, ...distanceValues(farthest) } };
}

const distanceValues = (mm: number): { distance: number; unit: string } =>
  mm >= 1000
    ? { distance: Number((mm / 1000).toFixed(1)), unit: "m" }
    : { distance: Math.round(mm / 10), unit: "cm" };
