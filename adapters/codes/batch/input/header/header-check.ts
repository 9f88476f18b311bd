import { DomainError } from "../../../../../core/errors.ts";
import { counted } from "../../../../../core/codes/sentence.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import { likelyType } from "../../../../../core/codes/texts/likely-type.ts";
import {
  type BatchColumn,
  columnLetters,
  neededColumns,
} from "../../../../../core/codes/texts/batch-columns.ts";
import { LISTS } from "./list-advice.ts";
import { headerFor, missingHeader } from "./missing-header.ts";
import { type OptionStyle, optionText } from "../option-text.ts";
import { quotedNames } from "../quoted-names.ts";
import type { RowDefaults } from "../row-reader.ts";
import type { Header } from "./table-header.ts";

/** @throws DomainError `validation_failed` if a column is missing without which no row can have a code */
export const checkHeader = (header: Header, defaults: RowDefaults, style: OptionStyle): void => {
  if (header.joined?.isCertain === true) throw new DomainError("validation_failed", header.joined.sentence);
  // with a type column, each row decides what it needs
  if (header.columns.includes("type")) return;
  if (defaults.type === "qr" && header.namesFormats) throw barcodesMeant(style);
  if (header.listProblem !== null) throw new DomainError("validation_failed", header.listProblem);
  const groups = [...neededColumns(defaults.type)];
  if (defaults.type === "barcode" && defaults.barcodeFormat === null && !header.hasProductNumbers)
    groups.push(["barcode_format"]);
  for (const group of groups) {
    if (group.some((column) => header.columns.includes(column))) continue;
    const title = titleProblem(header);
    if (title !== null) throw new DomainError("validation_failed", title);
    const line = missingHeader(header.names, header.below?.cells ?? [], defaults.type);
    if (line !== null) {
      throw new DomainError(
        "validation_failed",
        `The header line is missing: the first line must name the columns, and it holds ${quotedNames(header.names)}. ${addition(line, header)}`,
      );
    }
    const wanted = group.map((column) => `"${column}"`).join(" or ");
    const named = quotedNames(header.names.filter((name) => name !== ""));
    throw new DomainError(
      "validation_failed",
      `The column ${wanted} is missing. The first line must name the columns; it names ${named}.${joinedAdvice(header)}${wayOut(group, header, defaults.type, style)}`,
    );
  }
};

/** Comes first: otherwise users would pick the one column and get codes of whole rows. */
const joinedAdvice = ({ joined }: Header): string =>
  joined === null ? "" : ` If several columns were meant: ${lowerFirst(joined.sentence)}`;

const wayOut = (group: readonly BatchColumn[], header: Header, asked: RowType, style: OptionStyle): string =>
  group.includes("barcode_format")
    ? formatAdvice(header, style)
    : (typeAdvice(header.names, asked, style) ?? advice(group, header, style));

const barcodesMeant = (style: OptionStyle): DomainError =>
  new DomainError(
    "validation_failed",
    `A column names barcode formats, and QR codes would be made: add ${optionText(style, "type", "barcode")}, or remove that column.`,
  );

/** A line with more or fewer values than the next is a title, perhaps with commas in it. */
const titleProblem = ({ line, names, below, isWorkbook }: Header): string | null => {
  if (isWorkbook || below === null || names.length === 1 || below.cells.length === names.length) return null;
  const has = counted(below.cells.length, "value");
  return (
    `Line ${line} must name the columns. It has ${names.length} values (${quotedNames(names)}), and line ${below.line} has ${has}. ` +
    "If it is a title, delete it. If the delimiter is another one, name it in a line above all others, such as sep=;"
  );
};

/** How to add a header line to a table without one. */
const addition = (names: readonly string[], { isWorkbook }: Pick<Header, "isWorkbook">): string => {
  if (!isWorkbook) {
    const delimiter = names.length > 1 ? ", with the delimiter of the other lines" : "";
    return `Add the line ${names.join(",")} above it${delimiter}.`;
  }
  const cells = names.flatMap((name, index) =>
    name === "" ? [] : [`"${name}" in column ${columnLetters(index)}`],
  );
  return `Insert a row above it, with ${cells.join(" and ")}.`;
};

/** The type whose columns are present instead of the missing one; null: none, or the requested one. */
const typeAdvice = (names: readonly string[], asked: RowType, style: OptionStyle): string | null => {
  const type = likelyType(names);
  if (type === null || type === asked) return null;
  const verb = asked === "qr" ? "add" : "use";
  return ` The columns look like ${LISTS[type]}: ${verb} ${optionText(style, "type", type)}.`;
};

/** Placeholder for a column name in advice: no column has this name, so a pasted command asks again. */
const ANY_COLUMN = "...";

/** How to use a column with another name as the missing one. */
const advice = (group: readonly BatchColumn[], header: Header, style: OptionStyle): string => {
  const { unknown, addresses, numbers, names } = header;
  const [first, ...others] = unknown;
  if (first === undefined)
    return group.includes("content") ? knownAdvice(header, style) : renameAdvice(group, header);
  if (!group.includes("content")) return ` Rename the right one "${group[0]}".`;
  // with several columns, the first may be a customer number
  const likely = addresses ?? numbers ?? (others.length === 0 ? first : ANY_COLUMN);
  const chosen = optionText(style, "content_column", likely);
  const ways =
    addresses === null || numbers === null
      ? chosen
      : `${chosen} for its addresses, or ${optionText(style, "content_column", numbers)} for its product numbers`;
  const choice = `Rename the right one "content", or choose it: ${ways}.`;
  // a column that was understood is not the content
  if (header.columns.length > 0) return ` ${choice}`;
  return ` If it is data already: ${lowerFirst(addition(headerFor(names, names.indexOf(likely)), header))} Else: ${lowerFirst(choice)}`;
};

/** If every name is ours: the column of file names may be meant as the missing one. */
const renameAdvice = (group: readonly BatchColumn[], { renamed }: Header): string => {
  const name = renamed.find(([column]) => column === "file")?.[1];
  return name === undefined ? "" : ` If "${name}" holds it, rename that column "${group[0]}".`;
};

/** If every name is ours, and none is a content column. */
const knownAdvice = (header: Header, style: OptionStyle): string => {
  const [first = "", ...others] = header.names.filter((name) => name !== "");
  const choice = optionText(style, "content_column", first);
  const line = lowerFirst(addition(headerFor(header.names, header.names.indexOf(first)), header));
  return others.length === 0
    ? ` If "${first}" names the contents, choose it: ${choice}. If it is data already: ${line}`
    : ` Choose the one of the contents, which may be any of them, such as ${choice}. If they are data already: ${line}`;
};

/** The format that the numbers fit, by column name or content. */
const formatAdvice = ({ unknown, formats }: Header, style: OptionStyle): string => {
  const rename = unknown.length === 0 ? "" : ' If a column has the formats, rename it "barcode_format".';
  const [only = "CODE128", ...others] = formats;
  return others.length === 0
    ? ` Choose one for all rows: ${optionText(style, "barcode_format", only)}.${rename}`
    : ` The numbers differ, so ${optionText(style, "barcode_format", only)} fits some rows only: add that column, with ${formats.join(", ")}.${rename}`;
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
