import type { SentenceReason } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { SentenceValues } from "../../../../core/codes/sentence.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { Translate } from "../../../messages/translator.ts";
import type { Failure } from "../batch-failure.ts";
import { columnLabel } from "./column-label.ts";

/** A length as sentences contain it. */
const MILLIMETERS = /^(\d+(?:\.\d+)?) mm$/;
/** A length with the decimal sign of the language. */
const lengthText = (t: Translate, value: string | number): string | number => {
  const [, mm] = MILLIMETERS.exec(String(value)) ?? [];
  return mm === undefined ? value : t("bulk.mm", { mm: Number(mm) });
};

/** The page's words for terms in the sentences of a batch. */
const inWordsOfPage = (t: Translate, values: SentenceValues): SentenceValues => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, lengthText(t, value)])),
  ...("force" in values && { force: t("bulk.keep_quoted") }),
  ...("unit" in values && { unit: t(`bulk.unit_${values["unit"]}` as MessageKey) }),
  ...("column" in values && { column: columnLabel(t, String(values["column"]) as BatchColumn) }),
});

const whole = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The sentences of a reason in the language of the page. */
export const reasonText = (t: Translate, { code, values, more = [] }: SentenceReason): string =>
  [{ code, values }, ...more]
    .map((each) => whole(t(each.code as MessageKey, inWordsOfPage(t, each.values))))
    .join(" ");

/** A failure in the language of the page, or in English where the catalog lacks it. */
export const failureText = (t: Translate, { message, reason }: Failure): string =>
  reason ? reasonText(t, reason) : message;
