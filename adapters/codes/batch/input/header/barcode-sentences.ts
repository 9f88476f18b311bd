import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import { formatOfNumber } from "../../../../../core/codes/texts/barcode-format-name.ts";
import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import type { ColumnChoice } from "../../../../../core/codes/texts/choose-columns.ts";
import type { RowType } from "../../../../../core/codes/texts/row-types.ts";
import {
  formatOfColumn,
  formatOfGtinName,
  isBarcodeName,
  isSsccName,
} from "../../../../../core/codes/texts/column-names.ts";
import type { RowDefaults } from "../row-reader.ts";
import { isProductNumber } from "../doubts/product-number.ts";
import { type OptionStyle, optionText } from "../option-text.ts";

interface ListFacts {
  type: RowType;
  style: OptionStyle;
  /** Contents of the first rows. */
  contents: readonly string[];
}

/** Remarks on product numbers, which are mostly meant as barcodes, and on columns of barcode formats. */
export const barcodeSentences = (
  names: readonly string[],
  { fields }: ColumnChoice,
  { type, style, contents }: ListFacts,
): string[] => {
  const nameOf = (wanted: string): string | null => {
    const field = fields.find(({ column }) => column === wanted);
    return field === undefined ? null : (names[field.index] ?? null);
  };
  const [name, formats] = [nameOf("content"), nameOf("barcode_format")];
  const label = name !== null && isSsccName(name) ? [NO_LABEL] : [];
  if (nameOf("type") !== null) return label;
  const advice = type === "qr" && name !== null ? barcodeAdvice(name, formats, style, contents) : [];
  const isUnused = formats !== null && type !== "barcode" && advice.length === 0;
  return [
    ...advice,
    ...(isUnused
      ? [`"${formats}" is not used. For barcodes, add ${optionText(style, "type", "barcode")}.`]
      : []),
    ...label,
  ];
};

const NO_LABEL =
  "An SSCC becomes a plain CODE128 or QR code of its digits: it is not a GS1-128 label, which cannot be made here yet.";

interface NumberFacts {
  columns: readonly BatchColumn[];
  formats: readonly BarcodeFormat[];
  hasProductNumbers: boolean;
}

/** What becomes of product numbers for which no format was chosen; empty if one was, or there are none. */
export const digitsSentence = (
  { columns, formats, hasProductNumbers }: NumberFacts,
  { type, barcodeFormat }: Pick<RowDefaults, "type" | "barcodeFormat">,
  style: OptionStyle,
): string[] => {
  if (!hasProductNumbers || type !== "barcode" || barcodeFormat !== null) return [];
  if (columns.includes("type") || columns.includes("barcode_format")) return [];
  const one = optionText(style, "barcode_format", formats[0] ?? "EAN13");
  return [
    `Each number gets the format that its digits say, here ${formats.join(", ")}. For one format: ${one}.`,
  ];
};

const barcodeAdvice = (
  name: string,
  formats: string | null,
  style: OptionStyle,
  contents: readonly string[],
): string[] => {
  const format = formatOfColumn(name);
  if (format === null) return [];
  const made = `QR codes are made from the column "${name}". For barcodes, add`;
  const type = optionText(style, "type", "barcode");
  if (formats !== null) return [`${made} ${type}.`];
  const found = likelyFormats(name, contents);
  const [only = format, ...others] = found;
  if (others.length > 0 && holdsProductNumbers(name, contents))
    return [`${made} ${type}: each number gets the format that its digits say, here ${found.join(", ")}.`];
  return others.length === 0
    ? [`${made} ${type} ${optionText(style, "barcode_format", only)}.`]
    : [`${made} ${type}, and a column "barcode_format", since the numbers differ: ${found.join(", ")}.`];
};

/** Whether these are product numbers: the name of their column says it, or it says barcode, and most of them are valid ones. */
export const holdsProductNumbers = (name: string, contents: readonly string[]): boolean => {
  if (formatOfGtinName(name) !== null || !isBarcodeName(name)) return formatOfGtinName(name) !== null;
  const filled = contents.map((content) => content.trim()).filter((content) => content !== "");
  // every tenth number of as many digits is valid by chance
  return filled.filter(isProductNumber).length > filled.length / 2;
};

/**
 * The formats that suit a barcode column, by its first contents or its name, that of most contents first; empty if
 * neither indicates one.
 */
export const likelyFormats = (name: string, contents: readonly string[]): BarcodeFormat[] => {
  const format = formatOfColumn(name);
  if (format === null) return [];
  // an apostrophe that marks text is reported per value
  const found = contents.map((content) => content.trim().replace(/^'/, "")).filter((text) => text !== "");
  const formats = found.map(formatOfNumber);
  // a barcode column may hold anything
  if (format === "CODE128" && !holdsProductNumbers(name, found)) return [format];
  const counts = new Map<BarcodeFormat, number>();
  for (const each of formats) if (each !== null) counts.set(each, (counts.get(each) ?? 0) + 1);
  const fitting = [...counts].toSorted(([, one], [, other]) => other - one).map(([each]) => each);
  return fitting.length > 0 ? fitting : [format];
};
