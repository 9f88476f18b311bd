import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import { isMessageKey } from "../../../messages/translator.ts";
import type { Translate } from "../../../messages/translator.ts";

/** The fields of the page and of the generators that columns stand for. */
const FIELDS: Partial<Record<BatchColumn, MessageKey>> = {
  barcode_format: "bulk.barcode_format",
  logo: "generator.logo",
  foreground: "payloads.foreground",
  background: "generator.background",
  size: "generator.size",
  width: "generator.width",
  height: "generator.height",
  module: "paper.module",
  dpi: "paper.dpi",
  level: "payloads.level",
  margin: "barcodes.margin",
  quiet_zone: "generator.quiet_zone",
  logo_size: "generator.logo_size",
  bar_width: "barcodes.bar_width",
  bar_height: "barcodes.bar_height",
  font_size: "barcodes.font_size",
  display_value: "barcodes.display_text",
  modules: "style.modules",
  eye_color: "style.eye_color",
  logo_backing: "style.backing",
  corners: "style.corners",
  frame: "frame.title",
  frame_text: "frame.text",
  beneficiary: "contents.recipient",
  payee: "contents.recipient",
  merchant: "contents.recipient",
  label: "contents.recipient",
  creditor: "contents.recipient",
  debtor: "contents.payer",
};

/** Fields of an address; the form has a group of them for each party. */
const PARTY = /^(creditor|debtor)_(\w+)$/;

/** The label of a column is that of the field it stands for, or a text of its own; others keep their name. */
export const columnLabel = (t: Translate, column: BatchColumn): string => {
  const [, party, field] = PARTY.exec(column) ?? [];
  if (party !== undefined)
    return `${columnLabel(t, party as BatchColumn)} (${columnLabel(t, field as BatchColumn)})`;
  const keys = [FIELDS[column], `bulk.column_${column}`, `contents.${column}`];
  // a missing text shows as its key
  const labels = keys
    .filter((key) => key !== undefined)
    .filter(isMessageKey)
    .flatMap((key) => (t(key) === key ? [] : [t(key)]));
  return labels[0] ?? column.replaceAll("_", " ");
};
