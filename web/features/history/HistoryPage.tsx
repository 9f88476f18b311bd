import { useCallback } from "react";
import { MATCHES_COUNTED } from "../../../core/history/history-record.ts";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PAGE_SIZE } from "../../history/history-api.ts";
import { useSavedDownloads } from "../../session/saved-downloads.ts";
import { useRequireUser } from "../../session/use-require-user.ts";
import { BatchList } from "./batches/BatchList.tsx";
import { CountTiles } from "./filters/CountTiles.tsx";
import { HistoryEntry } from "./list/HistoryEntry.tsx";
import { HistorySkeleton } from "./list/HistorySkeleton.tsx";
import { ListHead } from "./list/ListHead.tsx";
import { ManyBar } from "./list/ManyBar.tsx";
import { AskedDialog } from "./folders/AskedDialog.tsx";
import { NothingHere } from "./list/NothingHere.tsx";
import { PageNav } from "./list/PageNav.tsx";
import { BATCHES, Places } from "./folders/Places.tsx";
import { SearchField } from "./filters/SearchField.tsx";
import { SortControl } from "./filters/SortControl.tsx";
import { TypeFilter } from "./filters/TypeFilter.tsx";
import { useDelete } from "./actions/use-delete.ts";
import { useEdit } from "./actions/use-edit.ts";
import { useHistory } from "./use-history.ts";
import { usePageActions } from "./folders/use-page-actions.ts";
import { usePlaces } from "./folders/use-places.ts";
import { useReturningFocus } from "./list/use-returning-focus.ts";
import { useSelection } from "./list/use-selection.ts";
import { useHistoryView } from "./filters/use-history-view.ts";
import type { HistoryView } from "./filters/history-view.ts";
import { useZip } from "./actions/use-zip.ts";

/** /customer/history: every code that its owner downloaded, to be found, sorted, changed and downloaded again. */
export function Component() {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLanguage());
  const isHere = useRequireUser() !== null;
  const [shown, show] = useHistoryView();
  const showInstead = useCallback((change: Partial<HistoryView>) => show(change, { replace: true }), [show]);
  const isBatches = shown.place === BATCHES;
  const history = useHistory(isHere && !isBatches, shown, showInstead);
  const { status, rows, total, stale } = history;
  const places = usePlaces(isHere);
  const { chosen, select, clear } = useSelection([shown.search, shown.place, ...shown.types].join("\n"));
  const { reload: reloadList } = history;
  const { reload: reloadPlaces } = places;
  const reload = useCallback(() => {
    void reloadList();
    void reloadPlaces();
  }, [reloadList, reloadPlaces]);
  useSavedDownloads(reload);
  const retry = () => {
    history.retry();
    void reloadPlaces();
  };
  const actions = usePageActions({
    changed: history.changed,
    reload,
    toPlace: (place) => show({ place }),
  });
  const zip = useZip(() => {
    clear();
    reload();
  });
  const edit = useEdit();
  const removeCodes = useDelete(reload);

  const { list, section, focusAt } = useReturningFocus(stale);
  const remove = async (ids: readonly string[], at: number) => {
    if (!(await removeCodes(ids))) return;
    // only now: an earlier page would have moved the focus to a row that disappears
    focusAt(at);
    select(
      [...chosen.values()].filter(({ id }) => ids.includes(id)),
      false,
    );
  };
  /** After a bulk action the selection ends, and its bar disappears with the focus. */
  const putDown = () => {
    clear();
    section.current?.focus({ preventScroll: true });
  };
  const toPage = (page: number) => {
    focusAt(0);
    show({ page });
  };
  const search = useCallback((text: string) => show({ search: text }, { replace: true }), [show]);

  const toBatchPage = useCallback((page: number) => show({ page }), [show]);
  const reloadPlacesNow = useCallback(() => void reloadPlaces(), [reloadPlaces]);

  const selected = [...chosen.values()];
  const onPage = rows.filter(({ id }) => chosen.has(id)).length;
  const pages = Math.ceil(total / PAGE_SIZE);
  const first = (shown.page - 1) * PAGE_SIZE;
  const { asking, ask } = actions;
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("history.title")} description={t("history.description")} hidden />
      <h1 className="text-title font-semibold">{t("history.title")}</h1>
      <p className="mt-2 text-soft">{t("history.description")}</p>
      <CountTiles counts={places.counts} />
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-[11.5rem_minmax(0,1fr)] md:items-start">
        <div className="min-w-0 md:sticky md:top-20">
          <Places
            place={shown.place}
            counts={places.counts}
            folders={places.folders}
            batches={places.batches}
            onPlace={(place) => show({ place })}
            onNew={actions.newFolder}
            onRename={actions.changeFolder}
            onDelete={(folder) => ask({ kind: "delete_folder", folder })}
          />
        </div>
        <div className="min-w-0">
          {isBatches ? (
            <BatchList
              page={shown.page}
              search={shown.search}
              onSearch={search}
              onPage={toBatchPage}
              onChanged={reloadPlacesNow}
            />
          ) : (
            <>
              <SearchField value={shown.search} onSearch={search} />
              <div className="mt-3 flex items-center justify-between gap-x-3">
                <TypeFilter types={shown.types} onTypes={(types) => show({ types })} />
                <SortControl sorting={shown.sorting} onSort={(sorting) => show({ sorting })} />
              </div>
              <section
                ref={section}
                tabIndex={-1}
                aria-label={t("history.title")}
                aria-busy={status === "loading" || stale}
                className="mt-3"
              >
                {status === "loading" ? <HistorySkeleton /> : null}
                {status === "failed" ? (
                  <ErrorState title={t("history.failed_title")} onRetry={retry}>
                    {history.problem}
                  </ErrorState>
                ) : null}
                {status === "ready" && total === 0 ? (
                  <NothingHere shown={shown} batches={places.batches} onShow={show} />
                ) : null}
                {rows.length > 0 ? (
                  <ListHead
                    range={t("history.range", {
                      first: number.format(first + 1),
                      last: number.format(first + rows.length),
                      total:
                        shown.search !== "" && total >= MATCHES_COUNTED
                          ? `${number.format(total)}+`
                          : number.format(total),
                    })}
                    selected={chosen.size}
                    pageState={onPage === 0 ? "none" : onPage === rows.length ? "all" : "some"}
                    disabled={zip.progress !== null}
                    onSelectPage={(all) => select(rows, all)}
                  >
                    <ManyBar
                      allFavourite={selected.every((row) => row.favourite)}
                      zipping={zip.progress}
                      onZip={(format) => void zip.download(selected, format)}
                      onCancelZip={zip.cancel}
                      onMove={() => ask({ kind: "move", rows: selected })}
                      onFavourite={() => void actions.favouriteAll(selected).then(putDown)}
                      onDelete={() => void remove([...chosen.keys()], 0)}
                      onClear={putDown}
                    />
                  </ListHead>
                ) : null}
                <ul
                  ref={list}
                  className={stale ? "grid grid-cols-1 gap-3 opacity-60" : "grid grid-cols-1 gap-3"}
                >
                  {rows.map((row, index) => (
                    <HistoryEntry
                      key={row.id}
                      row={row}
                      folder={
                        row.folder_id === shown.place
                          ? null
                          : (places.folders?.find(({ id }) => id === row.folder_id)?.name ?? null)
                      }
                      selected={chosen.has(row.id)}
                      onSelect={(isSelected) => select([row], isSelected)}
                      onChanged={(changed) => {
                        history.changed(changed);
                        void reloadPlaces();
                      }}
                      onFavourite={() => actions.favourite(row)}
                      onEdit={() => void edit(row, "#generate")}
                      onGenerate={() => void edit(row, "#download")}
                      onRename={() => actions.rename(row)}
                      onMove={() => ask({ kind: "move", rows: [row] })}
                      onDelete={() => void remove([row.id], index)}
                    />
                  ))}
                </ul>
                {pages > 1 && rows.length > 0 ? (
                  <PageNav page={shown.page} pages={pages} onPage={toPage} />
                ) : null}
              </section>
            </>
          )}
        </div>
      </div>
      <AskedDialog
        asking={asking}
        folders={places.folders ?? []}
        onMoved={(moved) => {
          ask(null);
          focusAt(
            Math.max(
              0,
              rows.findIndex(({ id }) => id === moved[0]?.id),
            ),
          );
          clear();
          reload();
        }}
        onDeleteFolder={(folder) => {
          void actions.removeFolder(folder);
          ask(null);
        }}
        onClose={() => ask(null)}
      />
    </div>
  );
}
