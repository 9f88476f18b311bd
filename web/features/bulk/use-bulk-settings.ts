import { useMemo } from "react";
import { type BulkDraft, printedLooks, printerDpiOf, settingsOf } from "./bulk-draft.ts";
import type { BulkSettings } from "./table/check-table.ts";

/** The settings of a draft, the same object until one of them changes. */
export function useBulkSettings(draft: BulkDraft): BulkSettings {
  const settings = JSON.stringify(settingsOf(draft));
  return useMemo(() => JSON.parse(settings) as BulkSettings, [settings]);
}

/** The looks of the codes of a draft as they are made, the same objects until one of them changes. */
export function usePrintedLooks(draft: BulkDraft): ReturnType<typeof printedLooks> {
  const { design, asked, look } = draft;
  const printerDpi = printerDpiOf(draft);
  return useMemo(() => printedLooks({ design, asked, look }, printerDpi), [design, asked, look, printerDpi]);
}
