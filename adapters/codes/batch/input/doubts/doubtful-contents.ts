import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import { type CodeType, findCodeType } from "../../../../../core/codes/texts/code-types.ts";
import { brokenAddress } from "../../../../../core/codes/texts/address-problem.ts";
import { isAddressName, isNumberName } from "../../../../../core/codes/texts/column-names.ts";
import { DESIGN_NAMES } from "../../../../../core/codes/texts/design-texts.ts";
import { DOUBT_ORDER, DOUBTS, type Doubt } from "./doubt-sentences.ts";
import { looksLikeDate } from "./doubtful-date.ts";
import { isDecodedTwice, isPlaceholder } from "./doubtful-text.ts";
import { hasForeignSpace, hasInvisible, trimmedAddress } from "./invisible-characters.ts";
import type { Row } from "../row.ts";

const FORMULA = /^=[\p{L}\d(+$"'@-]/u;
/** Three groups and more, with the separator of any country. */
const THOUSANDS = /^\d{1,3}([,.'’\s])\d{3}(?:\1\d{3})+$/;
const IP_ADDRESS = /^(?:(?:1?\d?\d|2[0-4]\d|25[0-5])\.){3}(?:1?\d?\d|2[0-4]\d|25[0-5])$/;
/** As programs write a whole number of a column that has gaps. */
const WITH_PLACE = /^\d{1,17}[.,]0+$/;
const SINGLE_QUOTES = /^'.*'$/s;

/** Nothing but what the codes hold as it stands in the cell. */
const AS_TYPED = new Set<string>(["content", "ssid", "password"] satisfies BatchColumn[]);
/** What devices and databases compare letter by letter. */
const EXACT = new Set<string>(["ssid", "password", "serial_number", "batch_number"] satisfies BatchColumn[]);
/** Where a word for nothing spoils the code: a company or a note of a contact may well be a dash. */
const SPOILED: Record<CodeType, ReadonlySet<string>> = {
  qr: new Set(["content"] satisfies BatchColumn[]),
  barcode: new Set(["content"] satisfies BatchColumn[]),
  vcard: new Set(["first_name", "last_name", "phone", "email"] satisfies BatchColumn[]),
  wifi: new Set(["ssid"] satisfies BatchColumn[]),
  product: new Set([
    "product_name",
    "serial_number",
    "manufacturer",
    "model",
    "batch_number",
    "warranty_period",
    "location",
  ] satisfies BatchColumn[]),
};
/** Columns that say how a code is made, not what it holds. */
const SETTINGS = new Set<string>([
  ...DESIGN_NAMES,
  ...(["file", "type", "barcode_format", "quantity", "logo", "security", "hidden"] satisfies BatchColumn[]),
]);

interface Found {
  count: number;
  /** The line of the first one. */
  first: number;
}

/** What the names of the columns say about the contents. */
export interface ContentColumn {
  /** Null: there is none. */
  name: string | null;
  isNumber: boolean;
  /** Web addresses, which are checked row by row. */
  isAddress: boolean;
  /** There is a column of types. */
  hasTypes: boolean;
}

export const contentColumn = (name: string | null, hasTypes: boolean): ContentColumn => ({
  name,
  isAddress: name !== null && isAddressName(name),
  isNumber: name !== null && isNumberName(name),
  hasTypes,
});

/**
 * Counts the values of a table that may be what a spreadsheet or a program made of others: codes are made of them, and they are
 * named once a kind.
 * @param asked the type of the rows that name none: the numbers of barcodes are checked elsewhere
 * @param isWorkbook its cells say themselves whether they are texts
 */
export const createContentDoubts = (asked: CodeType, isWorkbook: boolean) => {
  const found = new Map<Doubt, Found>();
  let contents = 0;
  let firstLink = "";
  const add = (kind: Doubt, line: number): void => {
    const known = found.get(kind);
    if (known === undefined) found.set(kind, { count: 1, first: line });
    else known.count += 1;
  };

  const lookAtText = (
    value: string,
    column: string,
    type: CodeType | null,
    { line, isNumber }: { line: number; isNumber: boolean },
  ): void => {
    const text = value.trim();
    if (text === "") return;
    if (hasInvisible(value)) add("invisible", line);
    else if (text.length < value.length && AS_TYPED.has(column)) add("edges", line);
    const contentKind = isNumber && column === "content" ? "number" : "text";
    if (hasForeignSpace(text, EXACT.has(column) ? "exact" : contentKind)) add("spaces", line);
    if (column === "password") return;
    if (isPlaceholder(text)) {
      if (type !== null && SPOILED[type].has(column))
        add(column === "content" ? "placeholders" : "emptyFields", line);
    } else if (text.startsWith("'") && !SINGLE_QUOTES.test(text)) add("apostrophes", line);
    if (isDecodedTwice(text)) add("twice", line);
  };
  const lookAtContent = (content: string, { name, isAddress }: ContentColumn, line: number): void => {
    const text = content.trim();
    if (text === name) add("headers", line);
    else if (!isAddress && brokenAddress(text, true) !== null) add("addresses", line);
    if (isWorkbook) return;
    if (looksLikeDate(text)) add("dates", line);
    else if (FORMULA.test(text)) add("formulas", line);
    else if (THOUSANDS.test(text) && !IP_ADDRESS.test(text)) add("thousands", line);
    else if (WITH_PLACE.test(text)) add("places", line);
    else if (SINGLE_QUOTES.test(text)) add("quoted", line);
  };

  return {
    /**
     * Looks at a row, and takes away what nobody can mean around a web address.
     * @param link where its content leads, if its text says something else
     */
    look(row: Row, column: ContentColumn, link: string | undefined): void {
      const { line } = row;
      const { content } = row.cells;
      if (content !== undefined) {
        contents += 1;
        const trimmed = trimmedAddress(content);
        if (trimmed !== content) {
          row.cells.content = trimmed;
          add("trimmed", line);
        }
        if (link === undefined) lookAtContent(trimmed, column, line);
        else {
          if (firstLink === "") firstLink = `"${shortened(content)}" links to ${shortened(link)}.`;
          add("links", line);
        }
      }
      const named = row.cells.type;
      const type = named === undefined ? asked : findCodeType(named);
      if (
        column.hasTypes &&
        type !== null &&
        type !== "barcode" &&
        (row.cells.barcode_format ?? "").trim() !== ""
      )
        add("formats", line);
      for (const name in row.cells) {
        const value = row.cells[name as BatchColumn];
        if (value !== undefined && !SETTINGS.has(name))
          lookAtText(value, name, type, { line, isNumber: column.isNumber });
      }
    },
    sentences: (): string[] =>
      DOUBT_ORDER.flatMap((kind) => {
        const { count, first } = found.get(kind) ?? { count: 0, first: 0 };
        // what is quoted here and there may be meant
        if (count === 0 || (kind === "quoted" && count < contents)) return [];
        const { says, advice } = DOUBTS[kind];
        const named = count === 1 ? `1 ${says[0]}` : `${count} ${says[1]}`;
        const example = kind === "links" ? `${firstLink} ` : "";
        return [`${named} (first on line ${first}). ${example}${advice(count)}`];
      }),
  };
};

const SHOWN = 60;
const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
