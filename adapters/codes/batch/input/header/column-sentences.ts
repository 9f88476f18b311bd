import {
  BATCH_COLUMNS,
  type BatchColumn,
  isForeignField,
  DESIGN_COLUMNS,
} from "../../../../../core/codes/texts/batch-columns.ts";
import { type ColumnChoice, indexOfName } from "../../../../../core/codes/texts/choose-columns.ts";
import { type ColumnDoubt, WITH_FURTHER } from "../../../../../core/codes/texts/payload-columns.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { comparableName } from "../../../../../core/codes/texts/column-names.ts";
import { contactSentences } from "./contact-sentences.ts";
import { barcodeSentences } from "./barcode-sentences.ts";
import { saysNothing } from "../filled-place.ts";
import { type OptionStyle, optionText } from "../option-text.ts";
import { quotedNames } from "../quoted-names.ts";

/** Remarks on how column names were understood, in whole sentences. */
export interface ColumnReport {
  /** Unknown names; their columns are ignored. */
  unknown: string[];
  sentences: string[];
  /** Columns with another name in the table, with that name. */
  renamed: [BatchColumn, string][];
  /** A sentence for each ambiguous column. */
  doubts: string[];
}

/** Limit: the keys of a file may differ in every line. */
const MAX_NAMED_COLUMNS = 100;

interface ReportOptions {
  type: RowType;
  style: OptionStyle;
  /** Contents of the first rows. */
  contents?: readonly string[];
  /** Columns already reported as renamed, in a file with several sets of names; this report adds its own. */
  said?: Set<string>;
  /** Rows are labels, repeated by quantity. */
  hasQuantities?: boolean;
  /** Names of columns that are printed beside the codes. */
  printed?: readonly string[];
}

export const reportColumns = (
  names: readonly string[],
  choice: ColumnChoice,
  { type, style, contents = [], said = new Set(), hasQuantities = false, printed = [] }: ReportOptions,
): ColumnReport => {
  const { fields, unknown, doubts } = choice;
  const renamed = fields.filter(
    ({ index, column }) => comparableName(names[index] ?? "") !== comparableName(column),
  );
  const sentences: string[] = [];
  const unsaid = renamed.filter(({ index, column }) => !said.has(`${column} ${names[index]}`));
  for (const { index, column } of unsaid)
    if (said.size < MAX_NAMED_COLUMNS) said.add(`${column} ${names[index]}`);
  if (unsaid.length > 0) sentences.push(readAs(names, unsaid));
  const quantity = fields.find(({ column }) => column === "quantity");
  if (quantity && !hasQuantities) {
    sentences.push(`"${names[quantity.index]}" is not used: each row makes one file.`);
  }
  sentences.push(
    ...designSentence(names, fields),
    ...contactSentences(
      type,
      fields.map(({ column }) => column),
      unknown,
    ),
    ...unusedSentence(names, withoutPrinted(names, fields, printed), type),
    ...barcodeSentences(names, choice, { type, style, contents }),
  );
  return {
    unknown,
    sentences,
    renamed: renamed.map(({ index, column }) => [column, names[index] ?? ""]),
    doubts: doubts.map((doubt) => doubtSentence(doubt, style)),
  };
};

type Fields = readonly { index: number; column: BatchColumn }[];

/** Our own column names; a table with others had another purpose. */
const OWN = new Set(BATCH_COLUMNS.map(comparableName));
const DESIGN: readonly string[] = DESIGN_COLUMNS;

/**
 * The names of columns that are read as properties of the picture, in a table that has names of its own: in a shop's, size and width
 * describe its goods.
 */
export const designNames = (names: readonly string[], fields: Fields): string[] =>
  names.every((name) => name === "" || OWN.has(comparableName(name)))
    ? []
    : fields.filter(({ column }) => DESIGN.includes(column)).map(({ index }) => names[index] ?? "");

const designSentence = (names: readonly string[], fields: Fields): string[] => {
  const design = designNames(names, fields);
  if (design.length === 0) return [];
  return design.length === 1
    ? [`"${design[0]}" is read as a property of the picture. If it means something else, rename it.`]
    : [
        `${quotedNames(design)} are read as properties of the picture. Rename those that mean something else.`,
      ];
};

const MADE: Record<RowType, string> = {
  qr: "each code holds the content only",
  barcode: "each code holds the content only",
  vcard: "a contact has no such field",
  wifi: "a WiFi network has no such field",
  product: "a product has no such field",
  "wifi-enterprise": "a WiFi network has no such field",
  link: "a link has no such field",
  email: "an email has no such field",
  phone: "a phone call has no such field",
  sms: "a text message has no such field",
  whatsapp: "a chat has no such field",
  telegram: "a chat has no such field",
  place: "a place has no such field",
  event: "an event has no such field",
  app: "a link to an app has no such field",
  sepa: "a SEPA transfer has no such field",
  "swiss-qr": "a Swiss QR-bill has no such field",
  upi: "a UPI payment has no such field",
  pix: "a Pix payment has no such field",
  bitcoin: "a Bitcoin payment has no such field",
  lightning: "a Lightning invoice has no such field",
};

const withoutPrinted = (names: readonly string[], fields: Fields, printed: readonly string[]): Fields => {
  const places = new Set(printed.map((name) => indexOfName(names, name)));
  return fields.filter(({ index, column }) => column === "type" || !places.has(index));
};

/** Known columns that codes of this type do not use. */
const unusedSentence = (names: readonly string[], fields: Fields, type: RowType): string[] => {
  if (fields.some(({ column }) => column === "type")) return [];
  const unused = fields.filter(({ column }) => isForeignField(column, type));
  if (unused.length === 0) return [];
  const named = quotedNames(unused.map(({ index }) => names[index] ?? ""));
  return [`${named} ${unused.length === 1 ? "is" : "are"} not used: ${MADE[type]}.`];
};

const readAs = (names: readonly string[], fields: Fields): string => {
  const [first = "", ...others] = fields
    .map(({ index, column }) => [names[index], column] as const)
    .map(([name, column], place) =>
      place === 0 ? `"${name}" is read as ${column}` : `"${name}" as ${column}`,
    );
  return `${[first, ...others].join(", ")}.`;
};

const doubtSentence = ({ column, names }: ColumnDoubt, style: OptionStyle): string => {
  const [first = "", ...others] = names;
  const second = others.find((name) => comparableName(name) !== comparableName(first));
  const isFallback = WITH_FURTHER.has(column);
  if (second === undefined) {
    const further = isFallback ? `, and another one where it ${saysNothing(column)}` : "";
    return `${names.length} columns are called "${first}": the first of them is read${further}. Rename the right one "${column}" for another.`;
  }
  const way =
    column === "content" || column === "file"
      ? `choose another one with ${optionText(style, `${column}_column`, second)}`
      : `rename the right one "${column}" for another`;
  const read = isFallback
    ? `"${first}" is read, and ${quotedNames(others)} where it ${saysNothing(column)}`
    : `"${first}" is read`;
  const candidates =
    names.length === 2 ? `Both "${first}" and "${second}" could` : `Each of ${quotedNames(names)} could`;
  return `${candidates} be the ${column}. ${read}; ${way}.`;
};
