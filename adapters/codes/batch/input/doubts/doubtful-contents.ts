import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import { type CodeType, findCodeType } from "../../../../../core/codes/texts/code-types.ts";
import { isGtinName, isNumberName } from "../../../../../core/codes/texts/column-names.ts";
import { DESIGN_NAMES } from "../../../../../core/codes/texts/design-texts.ts";
import { looksLikeDate } from "./doubtful-date.ts";
import { isDecodedTwice, isPlaceholder } from "./doubtful-text.ts";
import { hasForeignSpace, hasInvisible, trimmedAddress } from "./invisible-characters.ts";
import { damagedProductNumber, isWrongProductNumber } from "./product-number.ts";
import type { Row } from "../row.ts";
import type { TableRecord } from "../table-record.ts";

const FORMULA = /^=[\p{L}\d(+$"'@-]/u;
/** Three groups and more, with the separator of any country. */
const THOUSANDS = /^\d{1,3}([,.'’\s])\d{3}(?:\1\d{3})+$/;
const IP_ADDRESS = /^(?:(?:1?\d?\d|2[0-4]\d|25[0-5])\.){3}(?:1?\d?\d|2[0-4]\d|25[0-5])$/;
/** As programs write a whole number of a column that has gaps. */
const WITH_PLACE = /^\d{1,17}[.,]0$/;
const SINGLE_QUOTES = /^'.*'$/s;

/** What is counted of the values of a table: what to call one and several, and what to know about it. */
const KINDS = {
  dates: {
    says: ["value looks like a date", "values look like dates"],
    advice: (count) =>
      `If a spreadsheet made ${count === 1 ? "it" : "them"} from a text like 10-12, format the column as Text and enter the texts again.`,
  },
  formulas: {
    says: ["value looks like a formula", "values look like formulas"],
    advice: () => "The codes hold the formula itself, not its result.",
  },
  thousands: {
    says: ["value is a number with thousands separators", "values are numbers with thousands separators"],
    advice: () => "In the spreadsheet, format the column as a number without them and export once more.",
  },
  places: {
    says: ["value is a whole number that ends in .0", "values are whole numbers that end in .0"],
    advice: () =>
      "Programs write numbers so where a column has empty cells. If the .0 is not meant, export the column as text.",
  },
  apostrophes: {
    says: ["value begins with an apostrophe", "values begin with an apostrophe"],
    advice: () =>
      "The codes hold it. Spreadsheets hide one that marks a text or keeps a formula from running: remove it if it is not meant.",
  },
  quoted: {
    says: ["value is in single quotes", "values are in single quotes"],
    advice: () =>
      "The codes hold these quotes: only double quotes enclose a value. Export once more with a double quote as the text delimiter.",
  },
  trimmed: {
    says: [
      "web address had spaces or invisible characters around it",
      "web addresses had spaces or invisible characters around them",
    ],
    advice: () => "They are left out.",
  },
  edges: {
    says: [
      "value begins or ends with a space or line break",
      "values begin or end with a space or line break",
    ],
    advice: () => "The codes hold it: remove it in the file if it is not meant.",
  },
  invisible: {
    says: ["value holds an invisible character", "values hold invisible characters"],
    advice: () =>
      "Copying from web pages and documents leaves them behind, and scanners and shops may not find such a value: enter it again.",
  },
  spaces: {
    says: ["value holds a no-break or thin space", "values hold no-break or thin spaces"],
    advice: () =>
      "It looks like a space and is another character: scanners, browsers and shops may not find such a value. Remove it, or type a space.",
  },
  placeholders: {
    says: ["value is a word for nothing", "values are words for nothing"],
    advice: () => "Words like NULL, nan or N/A go into the codes: remove the rows if nothing was meant.",
  },
  emptyFields: {
    says: ["field is a word for nothing", "fields are words for nothing"],
    advice: () => "Words like NULL, nan or N/A go into the codes: empty the cells if nothing was meant.",
  },
  formats: {
    says: ["row of another type has a barcode format", "rows of other types have barcode formats"],
    advice: () => "It is not used: for a barcode, write barcode in the column of types.",
  },
  twice: {
    says: ["value holds letters like Ã¼", "values hold letters like Ã¼"],
    advice: () =>
      "They come of text that was decoded in the wrong encoding. Export once more as UTF-8, or correct the values.",
  },
  headers: {
    says: ["value is the name of its column", "values are the name of their column"],
    advice: () => "If the header stands in the table again, remove that line.",
  },
  numbers: {
    says: ["value is not a valid product number", "values are not valid product numbers"],
    advice: () =>
      "A GTIN, EAN or UPC has 8, 12, 13 or 14 digits, and its last digit, the check digit, follows from the others. The codes hold the values as they are.",
  },
  links: {
    says: ["value shows a text and links elsewhere", "values show a text and link elsewhere"],
    advice: () =>
      "The codes hold the text. If the links are meant, write their addresses into the cells, or into a column of their own.",
  },
} satisfies Record<string, { says: [string, string]; advice: (count: number) => string }>;
type Kind = keyof typeof KINDS;
const ORDER = Object.keys(KINDS) as Kind[];

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

/**
 * Counts the values of a table that may be what a spreadsheet or a program made of others: codes are made of them, and they are
 * named once a kind.
 * @param contentName the header of the column of contents; null: there is none
 * @param asked the type of the rows that name none: the numbers of barcodes are checked elsewhere
 * @param isWorkbook its cells say themselves whether they are texts
 * @param hasTypes there is a column of types
 */
export const createContentDoubts = (
  contentName: string | null,
  asked: CodeType,
  isWorkbook: boolean,
  hasTypes: boolean,
) => {
  const isGtin = asked === "qr" && contentName !== null && isGtinName(contentName);
  const isNumber = contentName !== null && isNumberName(contentName);
  const found = new Map<Kind, Found>();
  let contents = 0;
  let firstLink = "";
  const add = (kind: Kind, line: number): void => {
    const known = found.get(kind);
    if (known === undefined) found.set(kind, { count: 1, first: line });
    else known.count += 1;
  };

  const lookAtText = (value: string, column: string, type: CodeType | null, line: number): void => {
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
  const lookAtContent = (content: string, line: number): void => {
    const text = content.trim();
    if (text === contentName) add("headers", line);
    else if (isGtin && isWrongProductNumber(text) && damagedProductNumber(text) === null)
      add("numbers", line);
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
    look(row: Row, { line }: TableRecord, link: string | undefined): void {
      const { content } = row.cells;
      if (content !== undefined) {
        contents += 1;
        const trimmed = trimmedAddress(content);
        if (trimmed !== content) {
          row.cells.content = trimmed;
          add("trimmed", line);
        }
        if (link === undefined) lookAtContent(trimmed, line);
        else {
          if (firstLink === "") firstLink = `"${shortened(content)}" links to ${shortened(link)}.`;
          add("links", line);
        }
      }
      const named = row.cells.type;
      const type = named === undefined ? asked : findCodeType(named);
      if (hasTypes && type !== null && type !== "barcode" && (row.cells.barcode_format ?? "").trim() !== "")
        add("formats", line);
      for (const column in row.cells) {
        const value = row.cells[column as BatchColumn];
        if (value !== undefined && !SETTINGS.has(column)) lookAtText(value, column, type, line);
      }
    },
    sentences: (): string[] =>
      ORDER.flatMap((kind) => {
        const { count, first } = found.get(kind) ?? { count: 0, first: 0 };
        // what is quoted here and there may be meant
        if (count === 0 || (kind === "quoted" && count < contents)) return [];
        const { says, advice } = KINDS[kind];
        const named = count === 1 ? `1 ${says[0]}` : `${count} ${says[1]}`;
        const example = kind === "links" ? `${firstLink} ` : "";
        return [`${named} (first on line ${first}). ${example}${advice(count)}`];
      }),
  };
};

const SHOWN = 60;
const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
