import { QrCode } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button, LinkButton } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { useRequireUser } from "../../session/use-require-user.ts";
import { CountTiles } from "./CountTiles.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import type { HistoryRow } from "../../history/history-api.ts";
import { HistoryEntry } from "./HistoryEntry.tsx";
import { HistorySkeleton } from "./HistorySkeleton.tsx";
import { SortControl } from "./SortControl.tsx";
import { useHistory } from "./use-history.ts";

/** /customer/history: every code that its owner downloaded, ready to be downloaded again. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const history = useHistory(user !== null);
  const [deleting, setDeleting] = useState<HistoryRow | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, rows, total, counts, problem } = history;
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || rows.length <= before) return;
    shownBefore.current = null;
    (list.current?.children[before] as HTMLElement | undefined)?.focus();
  }, [rows.length]);

  return (
    <div className="page max-w-4xl pt-10 sm:pt-14">
      <PageHead title={t("history.title")} description={t("history.description")} hidden />
      <h1 ref={heading} tabIndex={-1} className="text-title font-semibold">
        {t("history.title")}
      </h1>
      <p className="mt-2 text-soft">{t("history.description")}</p>
      <CountTiles counts={counts} />
      <div className="mt-10 flex min-h-11 items-center justify-between gap-4">
        <p className="text-sm text-faint" aria-live="polite">
          {status === "ready" && total > 0 ? t("history.shown", { shown: rows.length, total }) : null}
        </p>
        {total > 0 || status !== "ready" ? (
          <SortControl sorting={history.sorting} onSort={history.setSorting} />
        ) : null}
      </div>
      <section aria-label={t("history.title")} aria-busy={status === "loading"} className="mt-3">
        {status === "loading" ? <HistorySkeleton /> : null}
        {status === "failed" ? <LoadFailed problem={problem} onRetry={() => void history.retry()} /> : null}
        {status === "ready" && total === 0 ? <NothingYet /> : null}
        <ul ref={list} className="grid grid-cols-1 gap-3">
          {rows.map((row) => (
            <HistoryEntry
              key={row.id}
              row={row}
              onChanged={history.changed}
              onDelete={() => setDeleting(row)}
            />
          ))}
        </ul>
        {status === "ready" && rows.length < total ? (
          <div className="mt-6 grid justify-center">
            <Button
              busy={history.adding}
              onClick={() => {
                shownBefore.current = rows.length;
                void history.more();
              }}
            >
              {t("history.more")}
            </Button>
          </div>
        ) : null}
      </section>
      <DeleteDialog
        row={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(id) => {
          setDeleting(null);
          history.removed(id);
        }}
        focusAfter={heading}
      />
    </div>
  );
}

function NothingYet() {
  const t = useMessages();
  return (
    <EmptyState
      icon={<QrCode aria-hidden="true" strokeWidth={1.25} />}
      title={t("history.empty_title")}
      action={
        <LinkButton to="/qr-generator" variant="primary">
          {t("history.empty_action")}
        </LinkButton>
      }
    >
      {t("history.empty_text")}
    </EmptyState>
  );
}

function LoadFailed({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const t = useMessages();
  return (
    <div role="alert">
      <EmptyState
        title={t("history.failed_title")}
        action={<Button onClick={onRetry}>{t("common.retry")}</Button>}
      >
        {problem}
      </EmptyState>
    </div>
  );
}
