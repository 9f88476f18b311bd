import { mmText } from "../length.ts";
import { type ModuleRule, type Reader, READER_FACTS, reachOf, rulesFor, type Symbology } from "./readers.ts";

/** A code that is to be printed. */
export interface AdviceQuestion {
  symbology: Symbology;
  /** Modules from side to side, its quiet zone included. */
  modules: number;
  reader: Reader;
  /** Mm from the reader to the code; null: what is usual. */
  distance: number | null;
  /** Px across the picture of a camera. */
  pixels: number;
  /** Mm of a module that somebody chose; null: none yet. */
  chosen: number | null;
}

export interface Advice {
  reader: Reader;
  symbology: Symbology;
  modules: number;
  /** Mm; null where it means nothing. */
  distance: number | null;
  /** The least X-dimension, mm, and how wide the code is with it, quiet zone included. */
  module: number;
  size: number;
  rules: ModuleRule[];
  /** What was chosen, and from how far it is read, mm; that is null where the reader decides. */
  chosen: { module: number; size: number; farthest: number | null } | null;
  /** Sentences: what was chosen against the rules. */
  warnings: string[];
}

/** How large a code has to be for what reads it; and of one whose size was chosen, from how far it is read. */
export function advise(question: AdviceQuestion): Advice {
  const { symbology, modules, reader, pixels, chosen } = question;
  const usual = READER_FACTS[reader].distance;
  const distance = usual === null ? null : (question.distance ?? usual);
  const view = { distance, pixels };
  const rules = rulesFor(reader, symbology, view);
  const module = Math.max(...rules.map(({ least }) => least));
  const reach = reachOf(reader, symbology, view);
  return {
    reader,
    symbology,
    modules,
    distance,
    module: micrometers(module),
    size: micrometers(module * modules),
    rules: rules.map((rule) => ({ ...rule, least: micrometers(rule.least) })),
    chosen:
      chosen === null
        ? null
        : {
            module: micrometers(chosen),
            size: micrometers(chosen * modules),
            farthest: reach && Math.round(chosen * reach),
          },
    warnings: chosen === null ? [] : rules.flatMap((rule) => warningsOf(rule, chosen)),
  };
}

const micrometers = (mm: number): number => Number(mm.toFixed(3));

/** Mm: lengths are written with three decimals. */
const SAME = 0.0005;

function warningsOf({ least, most, kind, source }: ModuleRule, module: number): string[] {
  const asked = `${kind}: ${source}`;
  if (module < least - SAME)
    return [`Modules of ${mmText(module)} are below the least of ${mmText(least)} (${asked}).`];
  if (most !== undefined && module > most + SAME)
    return [`Modules of ${mmText(module)} are above the most of ${mmText(most)} (${asked}).`];
  return [];
}

/** The advice in lines of text. */
export function adviceLines({ reader, distance, module, size, rules, chosen, warnings }: Advice): string[] {
  const from = distance === null ? "" : ` from ${distanceText(distance)}`;
  return [
    `Read by ${READER_FACTS[reader].label}${from}: modules of at least ${mmText(module)}, a code at least ${mmText(size)} wide with its quiet zone.`,
    ...rules.map(({ least, kind, source }) => `  ${mmText(least)}: ${kind}, ${source}`),
    ...(chosen ? [chosenLine(chosen)] : []),
    ...warnings.map((sentence) => `warning: ${sentence}`),
  ];
}

function chosenLine({ module, size, farthest }: NonNullable<Advice["chosen"]>): string {
  const start = `At ${mmText(size)}, with modules of ${mmText(module)},`;
  return farthest === null
    ? `${start} the decode zones of the scanner say from how far it is read.`
    : `${start} this is read from about ${distanceText(farthest)}.`;
}

const distanceText = (mm: number): string =>
  mm >= 1000 ? `${Number((mm / 1000).toFixed(1))} m` : `${Math.round(mm / 10)} cm`;
