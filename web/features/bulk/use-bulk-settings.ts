import { useMemo } from "react";
import { type BulkDraft, settingsOf } from "./bulk-draft.ts";
import type { BulkSettings } from "./table/check-table.ts";

/** The settings of a draft, the same object until one of its choices changes. */
export function useBulkSettings(draft: BulkDraft): BulkSettings {
  const {
    type,
    barcodeFormat,
    isFormatGuessed,
    format,
    columns,
    design,
    asked,
    look,
    output,
    textColumns,
    dpi,
    sheetDpi,
    press,
  } = draft;
  const { isBlack } = draft.labelLook;
  return useMemo(
    () =>
      settingsOf({
        type,
        barcodeFormat,
        isFormatGuessed,
        format,
        columns,
        design,
        asked,
        look,
        output,
        textColumns,
        dpi,
        sheetDpi,
        press,
        labelLook: { isBlack },
      }),
    [
      type,
      barcodeFormat,
      isFormatGuessed,
      format,
      columns,
      design,
      asked,
      look,
      output,
      textColumns,
      dpi,
      sheetDpi,
      press,
      isBlack,
    ],
  );
}
