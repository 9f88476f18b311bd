import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { isAddressName } from "../../../../../core/codes/texts/column-names.ts";
import { likelyType, wholeListType } from "../../../../../core/codes/texts/likely-type.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** Names of lists of each type. */
export const LISTS = { vcard: "contacts", wifi: "WiFi networks", product: "products with serial numbers" };

interface ListHeader {
  /** The header's cells. */
  names: readonly string[];
  /** The name of the content column; null: none. */
  content: string | null;
  /** The next best content column; null: none. */
  other: string | null;
  /** Row type if the table has no type column. */
  type: RowType;
  style: OptionStyle;
}

/** The web address column that would become the codes instead of the list; null: none. */
const addressColumn = ({ content, type }: ListHeader): string | null =>
  type === "qr" && content !== null && isAddressName(content) ? content : null;

/**
 * Says why codes of only the web addresses in a list of contacts, networks or products are hardly intended: nobody chose that column.
 * @returns a sentence; null if they may be
 */
export const wholeListProblem = (list: ListHeader): string | null => {
  const content = addressColumn(list);
  const type = content === null ? null : wholeListType(list.names);
  if (content === null || type === null) return null;
  const { other, style } = list;
  const second =
    other === null ? "" : `, or ${optionText(style, "content_column", other)} for codes of that one`;
  return (
    `The columns look like ${LISTS[type]}: add ${optionText(style, "type", type)}, ` +
    `or ${optionText(style, "content_column", content)} for codes of the addresses in that column${second}.`
  );
};

/** Remark for a list with web addresses and some fields of another type. */
export const partialListSentence = (list: ListHeader): string[] => {
  const type = addressColumn(list) === null ? null : likelyType(list.names);
  return type === null
    ? []
    : [
        `The columns look like ${LISTS[type]}: for codes of those, add ${optionText(list.style, "type", type)}.`,
      ];
};
