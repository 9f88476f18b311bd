import { rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { DesignTexts } from "../../../../core/codes/texts/design-texts.ts";
import { PRESET_NAMES, presetNamed } from "../../../../core/codes/texts/presets.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";

/** A design that rows may name in their column `design`, beside the presets. */
export interface RowDesign {
  name: string;
  texts: DesignTexts;
  /** What a logo cell may hold, or a data URI; null for none. */
  logo: string | null;
  /** Why it cannot be read, a sentence. */
  problem?: string;
}

type NamedLook = Pick<RowDesign, "texts" | "logo">;
/** Of a row that names none. */
export const NO_LOOK: NamedLook = { texts: {}, logo: null };

/** `Summer.json` is `summer`. */
const nameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\.json$/, "");

/**
 * What a row asks for in its column `design`: one of `designs`, or a preset. A design of one's own comes before a preset of its name.
 * @param written null where the row has no such cell
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
