import { useMemo } from "react";
import { type BulkDraft, settingsOf } from "./bulk-draft.ts";
import type { BulkSettings } from "./table/check-table.ts";

/** The settings of a draft, the same object until one of them changes. */
export function useBulkSettings(draft: BulkDraft): BulkSettings {
  const settings = JSON.stringify(settingsOf(draft));
  return useMemo(() => JSON.parse(settings) as BulkSettings, [settings]);
}
