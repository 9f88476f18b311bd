import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import type { Counts } from "../../history/history-api.ts";

/** Totals above the list: all codes, those of the last 7 days, downloads. */
export function CountTiles({ counts }: { counts: Counts | null }) {
  const t = useMessages();
  const language = useLanguage();
  const tiles = [
    [t("history.total"), counts?.total],
    [t("history.this_week"), counts?.this_week],
    [t("history.downloads_total"), counts?.downloads],
  ] as const;
  return (
    <dl className="mt-8 grid grid-cols-3 divide-x divide-line rounded-box border border-line bg-surface">
      {tiles.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse gap-1 px-4 py-4 sm:px-6 sm:py-5">
          <dt className="text-sm text-faint">{name}</dt>
          <dd className="h-9 text-3xl font-semibold tracking-tight">
            {value === undefined ? <Skeleton className="h-8 w-12" /> : value.toLocaleString(language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
