import { readLength } from "../../../../core/codes/print/length.ts";
import { presetProblem } from "../../../../core/codes/texts/design-texts.ts";
import { readFrame } from "../../../../core/codes/texts/frame-texts.ts";
import { readStyle } from "../../../../core/codes/texts/style-texts.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { Row } from "./row.ts";

/** Values that are no size at all; sizes out of range are refused later. */
const moduleProblems = (text: string): TextProblem[] =>
  readLength(text) !== null || /^\d+$/.test(text.trim())
    ? []
    : [{ name: "module", message: `"${text}" is not a module width, such as 0.4mm.` }];

/** Design columns that other tables have as well: a school's modules, a person's eyes, a bicycle's frame. */
export const COMMON_WORDS = ["modules", "eyes", "gradient", "frame", "preset", "module"] as const;

const commonWordProblems = (name: (typeof COMMON_WORDS)[number], text: string): TextProblem[] => {
  if (text.trim() === "") return [];
  if (name === "module") return moduleProblems(text);
  if (name === "frame") return readFrame({ frame: text }).problems;
  if (name !== "preset") return readStyle({ [name]: text }).problems;
  const problem = presetProblem(text);
  return problem ? [problem] : [];
};

/**
 * Removes values that are no style from such columns, with a note for each. Tables from before there were style columns read as before;
 * in a column that only a design has, a wrong value is refused.
 */
export const withoutForeign = (
  row: Row,
  names: readonly (typeof COMMON_WORDS)[number][],
): { row: Row; foreign: TextProblem[] } => {
  const foreign = names.flatMap((name) => commonWordProblems(name, row.cells[name] ?? ""));
  if (foreign.length === 0) return { row, foreign };
  const cells = { ...row.cells };
  for (const { name } of foreign) delete cells[name as (typeof COMMON_WORDS)[number]];
  // a bicycle's frame has a color as well
  if (foreign.some(({ name }) => name === "frame")) {
    delete cells.frame_color;
    delete cells.frame_text;
  }
  return {
    row: { ...row, cells },
    foreign: foreign.map(({ name, message }) => ({
      name,
      message: `${message} The code is made without it.`,
    })),
  };
};
