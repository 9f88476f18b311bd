import { SearchX, Table2 } from "lucide-react";
import { useCallback, useEffect } from "react";
import { BATCH_PAGE_SIZE, type BatchRow, listBatches } from "../../../batches/batch-api.ts";
import { LinkButton } from "../../../components/Button.tsx";
import { EmptyState } from "../../../components/loading/EmptyState.tsx";
import { ErrorState } from "../../../components/loading/ErrorState.tsx";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { useSession } from "../../../session/session.tsx";
import { SearchField } from "../filters/SearchField.tsx";
import { HistorySkeleton } from "../list/HistorySkeleton.tsx";
import { PageNav } from "../list/PageNav.tsx";
import { useReturningFocus } from "../list/use-returning-focus.ts";
import { BatchEntry } from "./BatchEntry.tsx";
import { useDeleteBatch } from "./use-delete-batch.ts";

/** The batches of the history, most recently changed first. */
export function BatchList({
  page,
  search,
  onSearch,
  onPage,
  onChanged,
}: {
  /** Starts at 1. */
  page: number;
  search: string;
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  /** Called after one was deleted or restored. */
  onChanged: () => void;
}) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLanguage());
  const { fetch, user } = useSession();
  const loaded = useLoaded(
    ["batches", user?.id, page, search],
    user ? (signal) => listBatches(fetch, page, search, signal) : null,
    { isKept: true },
  );
  const { data, status, reload } = loaded;
  const changed = useCallback(() => {
    void reload();
    onChanged();
  }, [reload, onChanged]);
  const remove = useDeleteBatch(changed);
  const { list, section, focusAt } = useReturningFocus(loaded.isLoading);
  const removeAt = async (batch: BatchRow, index: number) => {
    if (await remove(batch)) focusAt(index);
  };
  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const first = (page - 1) * BATCH_PAGE_SIZE;
  const pages = Math.ceil(total / BATCH_PAGE_SIZE);
  const isBeyond = status === "ready" && rows.length === 0 && total > 0;
  useEffect(() => {
    // the last one on the last page was deleted
    if (isBeyond) onPage(pages);
  }, [isBeyond, pages, onPage]);
  return (
    <>
      <SearchField value={search} placeholder={t("history.batches_search")} onSearch={onSearch} />
      <section
        ref={section}
        tabIndex={-1}
        aria-label={t("history.batches")}
        aria-busy={loaded.isLoading}
        className="mt-3"
      >
        {status === "loading" && !data ? <HistorySkeleton /> : null}
        {status === "failed" ? (
          <ErrorState title={t("history.batches_failed")} onRetry={loaded.retry}>
            {loaded.problem}
          </ErrorState>
        ) : null}
        {status === "ready" && total === 0 ? <NoBatches isSearch={search !== ""} /> : null}
        {rows.length > 0 ? (
          <p className="flex min-h-11 items-center text-sm text-soft">
            {t("history.batches_range", {
              first: number.format(first + 1),
              last: number.format(first + rows.length),
              total: number.format(total),
            })}
          </p>
        ) : null}
        <ul ref={list} className="grid grid-cols-1 gap-3">
          {rows.map((batch, index) => (
            <BatchEntry key={batch.id} batch={batch} onDelete={() => void removeAt(batch, index)} />
          ))}
        </ul>
        {pages > 1 && rows.length > 0 ? <PageNav page={page} pages={pages} onPage={onPage} /> : null}
      </section>
    </>
  );
}

function NoBatches({ isSearch }: { isSearch: boolean }) {
  const t = useMessages();
  if (isSearch)
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" strokeWidth={1.25} />}
        title={t("history.batches_none")}
      />
    );
  return (
    <EmptyState
      icon={<Table2 aria-hidden="true" strokeWidth={1.25} />}
      title={t("history.batches_empty")}
      action={
        <LinkButton to="/bulk" variant="primary">
          {t("history.batches_empty_action")}
        </LinkButton>
      }
    >
      {t("history.batches_empty_text")}
    </EmptyState>
  );
}
