import { isPlaceholder } from "../input/doubts/doubtful-text.ts";
import type { Row } from "../input/row.ts";

/** Counts the rows of codes that hold no product number although their column is called EAN, GTIN or UPC. */
export const createWrongNumbers = () => {
  let [count, first] = [0, 0];
  return {
    look({ cells, line }: Row): void {
      const content = cells.content?.trim() ?? "";
      // named by themselves
      if (isPlaceholder(content)) return;
      if (count === 0) first = line;
      count += 1;
    },
    sentences(): string[] {
      if (count === 0) return [];
      const values =
        count === 1
          ? "1 value is not a valid product number"
          : `${count} values are not valid product numbers`;
      return [
        `${values} (first on line ${first}). A GTIN, EAN or UPC has 8, 12, 13 or 14 digits, and its last digit, the check digit, follows from the others. The codes hold the values as they are.`,
      ];
    },
  };
};
