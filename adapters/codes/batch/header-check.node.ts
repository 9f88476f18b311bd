import { DomainError } from "../../../core/errors.ts";
import type { CodeType } from "../../../core/codes/texts/code-types.ts";
import type { Column } from "./columns.ts";
import type { Header } from "./csv-rows.node.ts";
import type { RowDefaults } from "./read-row.node.ts";

/** For each type, columns of which at least one of every group must be there. */
const NEEDED: Record<CodeType, Column[][]> = {
  qr: [["content"]],
  vcard: [["first_name", "last_name", "email", "phone"]],
  wifi: [["ssid"]],
  product: [["product_name"], ["serial_number"]],
  barcode: [["content"]],
};

/** @throws DomainError `validation_failed` when a column is missing without which no row can be made */
export const checkHeader = (header: Header, defaults: RowDefaults): void => {
  // with a column of types, each row says for itself what it needs
  if (header.columns.includes("type")) return;
  const groups = [...NEEDED[defaults.type]];
  if (defaults.type === "barcode" && defaults.barcodeFormat === null) groups.push(["barcode_format"]);
  for (const group of groups) {
    if (group.some((column) => header.columns.includes(column))) continue;
    const wanted = group.map((column) => `"${column}"`).join(" or ");
    const named = [...header.columns, ...header.unknown].map((column) => `"${column}"`).join(", ");
    throw new DomainError(
      "validation_failed",
      `The column ${wanted} is missing. The first line must name the columns; it names ${named}.`,
    );
  }
};
