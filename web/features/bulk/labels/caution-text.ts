import type { Translate } from "../../../messages/translator.ts";
import type { CountedCaution } from "./counted-cautions.ts";

/** A caution about labels in the language of the page, with its first line. */
export function cautionText(t: Translate, { code, values, line, rows }: CountedCaution): string {
  const text = t(code, values);
  return rows === 1
    ? t("bulk.label_caution", { line, text })
    : t("bulk.label_cautions", { n: rows, line, text });
}
