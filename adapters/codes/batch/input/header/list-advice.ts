import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { isAddressName } from "../../../../../core/codes/texts/column-names.ts";
import { likelyType, wholeListType } from "../../../../../core/codes/texts/likely-type.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

/** What lists of each type are called. */
export const LISTS = { vcard: "contacts", wifi: "WiFi networks", product: "products with serial numbers" };

interface ListHeader {
  /** The cells of the header. */
  names: readonly string[];
  /** The name of the column that is read as content; null: none. */
  content: string | null;
  /** The next best column for it; null: there is none. */
  other: string | null;
  /** Type of the rows if the table has no column of types. */
  type: RowType;
  style: OptionStyle;
}

/** The column of web addresses that would become the codes in place of the list; null: there is none. */
const addressColumn = ({ content, type }: ListHeader): string | null =>
  type === "qr" && content !== null && isAddressName(content) ? content : null;

/**
 * Says why codes of the web addresses in a whole list of contacts, networks or products were hardly meant: nobody chose their column.
 * @returns a sentence; null where they may well be
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

/** What is worth knowing where a list has some fields of another type beside its web addresses. */
export const partialListSentence = (list: ListHeader): string[] => {
  const type = addressColumn(list) === null ? null : likelyType(list.names);
  return type === null
    ? []
    : [
        `The columns look like ${LISTS[type]}: for codes of those, add ${optionText(list.style, "type", type)}.`,
      ];
};
