import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { quotedNames } from "../input/quoted-names.ts";
import type { Row } from "../input/row.ts";

const MAX_NAMED_ROWS = 5;

/** Finds networks that are refused since they have no password, although a column which is not read may hold it. */
export const createMissingPasswords = () => {
  let isFound = false;
  return {
    look({ cells }: Row, problems: readonly TextProblem[]): void {
      isFound ||= (cells.password ?? "").trim() === "" && problems.some(({ name }) => name === "password");
    },
    /** @param unknown names of columns that are not read */
    sentences(unknown: readonly string[]): string[] {
      if (!isFound || unknown.length === 0) return [];
      const names = quotedNames(unknown.slice(0, MAX_NAMED_ROWS));
      const one = unknown.length === 1 ? names : `one of ${names}`;
      return [
        `If ${one} holds the passwords, rename that column "password": do not call such networks open.`,
      ];
    },
  };
};
