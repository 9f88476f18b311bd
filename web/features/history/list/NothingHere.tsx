import { FolderOpen, QrCode, SearchX, Star } from "lucide-react";
import { Button, LinkButton } from "../../../components/Button.tsx";
import { EmptyState } from "../../../components/loading/EmptyState.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { BATCHES } from "../folders/Places.tsx";
import { EVERYTHING, isNarrowed, type HistoryView } from "../filters/history-view.ts";

/** Replaces an empty list of codes: why there are none, and a next step. */
export function NothingHere({
  shown,
  batches,
  onShow,
}: {
  shown: HistoryView;
  /** Number of saved batches, which are no codes of this list; undefined until known. */
  batches: number | undefined;
  onShow: (change: Partial<HistoryView>) => void;
}) {
  const t = useMessages();
  if (isNarrowed(shown)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" strokeWidth={1.25} />}
        title={t("history.nothing_title")}
        action={
          <Button onClick={() => onShow({ ...EVERYTHING, place: shown.place })}>
            {t("history.clear_filters")}
          </Button>
        }
      >
        {t("history.nothing_text")}
      </EmptyState>
    );
  }
  if (shown.place !== "all") {
    const starred = shown.place === "favourites";
    const Icon = starred ? Star : FolderOpen;
    return (
      <EmptyState
        icon={<Icon aria-hidden="true" strokeWidth={1.25} />}
        title={t("history.place_empty_title")}
        action={<Button onClick={() => onShow(EVERYTHING)}>{t("history.show_all")}</Button>}
      >
        {shown.place === "none"
          ? null
          : t(starred ? "history.favourites_empty_text" : "history.folder_empty_text")}
      </EmptyState>
    );
  }
  if (batches) {
    return (
      <EmptyState
        icon={<FolderOpen aria-hidden="true" strokeWidth={1.25} />}
        title={t("history.place_empty_title")}
        action={<Button onClick={() => onShow({ place: BATCHES })}>{t("history.batches")}</Button>}
      />
    );
  }
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
