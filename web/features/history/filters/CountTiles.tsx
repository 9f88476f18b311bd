import { useMessages } from "../../../components/messages.tsx";
import { StatTiles } from "../../../components/StatTiles.tsx";
import type { Counts } from "../../../history/history-api.ts";

/** Totals above the list: all codes, those of the last 7 days, downloads. */
export function CountTiles({ counts }: { counts: Counts | null }) {
  const t = useMessages();
  return (
    <StatTiles
      className="mt-8"
      tiles={[
        [t("history.total"), counts?.total],
        [t("history.this_week"), counts?.this_week],
        [t("history.downloads_total"), counts?.downloads],
      ]}
    />
  );
}
