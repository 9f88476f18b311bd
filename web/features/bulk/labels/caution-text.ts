import type { Translate } from "../../../messages/translator.ts";
import type { CountedCaution } from "../../../../adapters/codes/batch/counted-cautions.ts";
import type { Caution } from "../../../../core/codes/caution.ts";

/** A caution about labels, with the values of the first one. */
export type LabelCaution = CountedCaution<Pick<Caution<unknown>, "code" | "values">>;

/** A caution about labels in the language of the page, with its first line. */
export function cautionText(t: Translate, { code, values, line, count }: LabelCaution): string {
  const text = t(code, values);
  return count === 1
    ? t("bulk.label_caution", { line, text })
    : t("bulk.label_cautions", { n: count, line, text });
}
