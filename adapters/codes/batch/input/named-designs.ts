import { rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { PRESET_NAMES, presetNamed } from "../../../../core/codes/texts/presets.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";

/** A design that rows can name in their column `design`, in addition to the presets. */
export interface RowDesign {
  name: string;
  texts: DesignTexts;
  /** The content of a logo cell, or a data URI; null for none. */
  logo: string | null;
  /** The reason why it cannot be read, as a sentence. */
  problem?: string;
}

type NamedLook = Pick<RowDesign, "texts" | "logo">;
/** For a row that names no design. */
export const NO_LOOK: NamedLook = { texts: {}, logo: null };

/** `Summer.json` becomes `summer`. */
const nameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\.json$/, "");

/**
 * The design that a row names in its column `design`: one of `designs`, or a preset. A custom design takes
 * precedence over a preset of the same name.
 * @param written null if the row has no such cell
 */
export function namedLook(
  written: string | undefined,
  designs: readonly RowDesign[],
): { look: NamedLook; problem: TextProblem | null } {
  const name = nameOf(written ?? "");
  if (name === "") return { look: NO_LOOK, problem: null };
  const own = designs.find((design) => nameOf(design.name) === name);
  if (own?.problem !== undefined) return { look: NO_LOOK, problem: { name: "design", message: own.problem } };
  if (own) return { look: own, problem: null };
  const preset = presetNamed(name);
  if (preset) return { look: { texts: { preset }, logo: null }, problem: null };
  const names = [
    ...designs.filter(({ problem }) => problem === undefined).map((each) => each.name),
    ...PRESET_NAMES,
  ];
  const values = { text: written ?? "", designs: names.join(", ") };
  return { look: NO_LOOK, problem: { name: "design", ...rowSentence("rows.design", values) } };
}
