import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { quotedNames } from "../input/quoted-names.ts";
import type { Row } from "../input/row.ts";

/** Columns of ours whose names mean something else in a shop's table, with values that nobody uses for a code. */
const OTHER_VALUES: Partial<Record<BatchColumn, RegExp>> = {
  size: /\p{L}/u,
  width: /\p{L}/u,
  height: /\p{L}/u,
  margin: /\p{L}|%/u,
  level: /\d/,
  type: /./s,
  logo: /^\p{L}+$/u,
};

/** Required columns of product, network and contact codes: a shop's type may be "Product", too. */
const NEEDED = new Set<BatchColumn>(["product_name", "serial_number", "ssid", "first_name"]);

/** Finds columns that are refused because they had another purpose. */
export const createMisreadColumns = () => {
  const found = new Set<string>();
  return {
    look({ cells }: Row, problems: readonly TextProblem[]): void {
      for (const { name } of problems) {
        const column = name as BatchColumn;
        if (OTHER_VALUES[column]?.test(cells[column] ?? "")) found.add(name);
        else if (cells.type !== undefined && NEEDED.has(column) && cells[column] === undefined)
          found.add("type");
      }
    },
    /** @param headers the table's names for our columns, if they differ */
    sentences(headers: ReadonlyMap<string, string>): RowSentence[] {
      if (found.size === 0) return [];
      const names = quotedNames([...found].map((name) => headers.get(name) ?? name));
      return [rowSentence("rows.misread", { n: found.size, names })];
    },
  };
};
