import { Plus, QrCode } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "../../components/Link.tsx";
import type { ShortLinkSort } from "../../../core/short-links/short-link.ts";
import { Badge } from "../../components/Badge.tsx";
import { NoTrackedCodes } from "../../analytics/NoTrackedCodes.tsx";
import { Button, LinkButton } from "../../components/Button.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { SortField } from "../../components/fields/SortField.tsx";
import { useRequireUser } from "../../session/use-require-user.ts";
import { linkName, type ShortLinkRow } from "../../short-links/short-link-api.ts";
import { useLinks } from "./use-links.ts";

const SORTS = ["created_at", "scan_count", "last_scanned_at"] as const satisfies readonly ShortLinkSort[];

/** /customer/links: all tracked codes of a customer. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const [sort, setSort] = useState<(typeof SORTS)[number]>("created_at");
  const { status, rows, total, problem, adding, more, retry } = useLinks(user !== null, sort);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("links.title")} description={t("links.description")} hidden />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title font-semibold">{t("links.title")}</h1>
          <p className="mt-2 text-soft">{t("links.description")}</p>
        </div>
        <LinkButton to="/qr-generator" icon={<Plus aria-hidden="true" />}>
          {t("links.new")}
        </LinkButton>
      </div>
      {status === "failed" ? (
        <ErrorState title={t("links.failed_title")} onRetry={retry}>
          {problem}
        </ErrorState>
      ) : status === "ready" && total === 0 ? (
        <NoTrackedCodes icon={<QrCode aria-hidden="true" strokeWidth={1.25} />} />
      ) : (
        <>
          <div className="mt-8 flex min-h-11 items-center justify-between gap-4">
            <p className="text-sm text-faint" aria-live="polite">
              {status === "ready" ? t("links.shown", { shown: rows.length, total }) : null}
            </p>
            <SortField
              label={t("links.sort")}
              value={sort}
              options={SORTS.map((value) => ({ value, text: t(`links.sort_${value}`) }))}
              onChoose={setSort}
            />
          </div>
          <ul
            ref={list}
            aria-busy={status === "loading"}
            className="mt-3 divide-y divide-line rounded-box border border-line bg-surface"
          >
            {status === "loading"
              ? [1, 2, 3].map((place) => (
                  <li key={place} className="grid gap-2.5 px-4 py-4 sm:px-6">
                    <Skeleton className="h-5 w-1/2" />
                    <Skeleton className="h-5 w-3/4" />
                  </li>
                ))
              : rows.map((row) => <LinkEntry key={row.id} row={row} />)}
          </ul>
          {status === "ready" && rows.length < total ? (
            <div className="mt-6 grid justify-center">
              <Button
                busy={adding}
                onClick={() => {
                  const before = rows.length;
                  void more().then(() => list.current?.children[before]?.querySelector("a")?.focus());
                }}
              >
                {t("links.more")}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}

function LinkEntry({ row }: { row: ShortLinkRow }) {
  const t = useMessages();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="relative flex items-center justify-between gap-4 px-4 py-3.5 transition-colors first:rounded-t-box last:rounded-b-box hover:bg-hover sm:px-6">
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          {/* The whole row is the link. */}
          <Link
            to={`/customer/links/${row.id}`}
            className="truncate font-medium after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {linkName(row)}
          </Link>
          {row.taken_down_reason !== null ? (
            <Badge tone="danger">{t("links.taken_down")}</Badge>
          ) : row.paused ? (
            <Badge tone="warn">{t("links.paused")}</Badge>
          ) : null}
        </p>
        <p className="mt-0.5 truncate text-sm text-soft">{t("tracked.leads_to", { target: row.target })}</p>
        <p className="mt-0.5 text-sm text-faint">
          {row.last_scanned_at
            ? t("links.last_scan", { when: date.format(new Date(row.last_scanned_at)) })
            : t("links.never")}
        </p>
      </div>
      <p className="shrink-0 text-right text-sm text-faint">
        <span className="block font-medium text-ink tabular-nums">
          {t("links.scans", { n: row.scan_count, count: number.format(row.scan_count) })}
        </span>
        <span className="tabular-nums">{t("links.unique", { n: number.format(row.unique_scan_count) })}</span>
      </p>
    </li>
  );
}
