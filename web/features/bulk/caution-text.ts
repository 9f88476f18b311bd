import type { Translate } from "../../messages/translator.ts";
import type { CountedCaution } from "../../../adapters/codes/batch/counted-cautions.ts";
import type { Caution } from "../../../core/codes/caution.ts";

/** A caution about the codes of rows, with the values of the first one. */
export type RowCaution = CountedCaution<Pick<Caution<unknown>, "code" | "values">>;

/** A caution about codes in the language of the page, with its first line. */
export function cautionText(t: Translate, { code, values, line, count }: RowCaution): string {
  const text = t(code, values);
  return count === 1
    ? t("bulk.row_caution", { line, text })
    : t("bulk.row_cautions", { n: count, line, text });
}
