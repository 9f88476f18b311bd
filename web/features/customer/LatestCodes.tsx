import { QrCode } from "lucide-react";
import { Badge } from "../../components/Badge.tsx";
import { LinkButton } from "../../components/Button.tsx";
import { EmptyState } from "../../components/loading/EmptyState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import type { HistoryRow } from "../../history/history-api.ts";
import { codeName, contentTitle } from "../../history/code-name.ts";
import { Thumbnail } from "../../history/Thumbnail.tsx";
import { useRedrawn } from "../../history/use-redrawn.ts";
import { LATEST } from "./use-dashboard.ts";

/** The newest of the history. `rows` null: not known yet. */
export function LatestCodes({ rows }: { rows: HistoryRow[] | null }) {
  const t = useMessages();
  return (
    <section aria-labelledby="latest-codes" aria-busy={rows === null} className="mt-10">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h2 id="latest-codes" className="text-lg font-semibold tracking-tight">
          {t("dashboard.latest")}
        </h2>
        {rows && rows.length > 0 ? (
          <LinkButton to="/customer/history" size="sm" variant="quiet">
            {t("dashboard.all")}
          </LinkButton>
        ) : null}
      </div>
      {rows?.length === 0 ? (
        <EmptyState
          icon={<QrCode aria-hidden="true" strokeWidth={1.25} />}
          title={t("dashboard.empty_title")}
          action={
            <LinkButton to="/qr-generator" variant="primary">
              {t("dashboard.generate")}
            </LinkButton>
          }
        >
          {t("dashboard.empty_text")}
        </EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-box border border-line bg-surface">
          {rows?.map((row) => <LatestCode key={row.id} row={row} />) ??
            Array.from({ length: LATEST }, (_none, index) => <Placeholder key={index} />)}
        </ul>
      )}
    </section>
  );
}

function LatestCode({ row }: { row: HistoryRow }) {
  const t = useMessages();
  const language = useLanguage();
  const { redrawn } = useRedrawn(row);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex items-center gap-4 p-3 sm:px-4">
      <Thumbnail redrawn={redrawn} background={row.design.background} small />
      <div className="min-w-0 grow">
        <p className="truncate font-medium" title={contentTitle(t, row)}>
          {codeName(t, { ...row, link: row.short_link })}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
          <Badge tone="accent">{t(`type.${row.type}`)}</Badge>
          <time dateTime={row.created_at}>{date.format(new Date(row.created_at))}</time>
        </div>
      </div>
    </li>
  );
}

/** Placeholder of a code's height. */
const Placeholder = () => (
  <li className="flex items-center gap-4 p-3 sm:px-4">
    <Skeleton className="size-14 shrink-0" />
    <div className="grid grow gap-2.5">
      <Skeleton className="h-5 w-3/4 max-w-sm" />
      <Skeleton className="h-5 w-1/2 max-w-48" />
    </div>
  </li>
);
