import { rowSentence } from "../codes/row-sentences/row-sentence.ts";
import { designFileOf, type NamedDesign, readDesignFile } from "../codes/texts/design-file.ts";
import type { DesignTexts } from "../codes/texts/design-texts.ts";
import { PRESET_NAMES, presetNamed } from "../codes/texts/presets.ts";
import type { TextProblem } from "../codes/texts/text-problem.ts";

/** A design that rows and requests can name, in addition to the presets. */
export interface RowDesign {
  name: string;
  texts: DesignTexts;
  /** The content of a logo cell, or a data URI; null for none. */
  logo: string | null;
  /** The reason why it cannot be read, as a sentence. */
  problem?: string;
}

/** A brand as rows and requests can name it. */
export function rowDesignOf(brand: NamedDesign): RowDesign {
  const name = brand.name ?? "";
  const { texts, logo } = readDesignFile(designFileOf(brand), name);
  return { name, texts, logo };
}

/** The designs that can be named. */
export interface RowDesigns {
  /** @param name in lower case, without `.json` @returns null if there is none */
  find: (name: string) => RowDesign | null;
  /** Names to choose from. */
  names: () => string[];
  /** The designs that were found so far. JSON of a run's options includes them, so that a run resumes only with the same designs. */
  toJSON: () => RowDesign[];
}

/** Most names that a sentence offers. */
export const MAX_NAMES = 20;

/** Designs that are all known, such as the brands of an account. Of two with the same name, the first counts. */
export function knownDesigns(designs: readonly RowDesign[]): RowDesigns {
  const byName = new Map(designs.toReversed().map((design) => [nameOf(design.name), design]));
  return {
    find: (name) => byName.get(name) ?? null,
    names: () =>
      designs.flatMap(({ name, problem }) => (problem === undefined ? name : [])).slice(0, MAX_NAMES),
    toJSON: () => [...designs],
  };
}

type NamedLook = Pick<RowDesign, "texts" | "logo">;
/** `Summer.json` becomes `summer`. */
const nameOf = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replace(/\.json$/, "");

/**
 * The design that a row or a request names: one of `designs`, or a preset. A custom design takes
 * precedence over a preset of the same name.
 * @param written absent if the row has no such cell
 * @returns `look` is null if the row names no design, or an unknown one
 */
export function namedLook(
  written: string | undefined,
  designs: RowDesigns | undefined,
): { look: NamedLook | null; problem: TextProblem | null } {
  const name = nameOf(written ?? "");
  if (name === "") return { look: null, problem: null };
  const own = designs?.find(name);
  if (own?.problem !== undefined) return { look: null, problem: { name: "design", message: own.problem } };
  if (own) return { look: own, problem: null };
  const preset = presetNamed(name);
  if (preset) return { look: { texts: { preset }, logo: null }, problem: null };
  const names = [...(designs?.names() ?? []), ...PRESET_NAMES];
  const values = { text: written ?? "", designs: names.join(", ") };
  return { look: null, problem: { name: "design", ...rowSentence("rows.design", values) } };
}
