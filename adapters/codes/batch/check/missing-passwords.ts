import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { quotedNames } from "../input/quoted-names.ts";
import type { Row } from "../input/row.ts";

const MAX_NAMED_ROWS = 5;

/** Finds networks refused for a missing password that an unknown column may hold. */
export const createMissingPasswords = () => {
  let isFound = false;
  return {
    look({ cells }: Row, problems: readonly TextProblem[]): void {
      isFound ||= (cells.password ?? "").trim() === "" && problems.some(({ name }) => name === "password");
    },
    /** @param unknown names of unknown columns */
    sentences(unknown: readonly string[]): RowSentence[] {
      if (!isFound || unknown.length === 0) return [];
      const names = quotedNames(unknown.slice(0, MAX_NAMED_ROWS));
      return [rowSentence(unknown.length === 1 ? "rows.passwords_one" : "rows.passwords_several", { names })];
    },
  };
};
