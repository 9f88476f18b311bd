import { Box, Button, Skeleton } from "@mui/material";
import { BellOff, Plus } from "lucide-react";
import { useState } from "react";
import { useGetList, useNotify, useTranslate } from "react-admin";
import { NOTIFICATION_KINDS } from "../../core/notifications/notification.ts";
import { Choice } from "../kit/Choice.tsx";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { Pager } from "../kit/Pager.tsx";
import { SearchBox } from "../kit/SearchBox.tsx";
import { ComposerDialog } from "./ComposerDialog.tsx";
import { deleteNotification, type PostedRecord } from "./notification-api.ts";
import { NotificationCard } from "./NotificationCard.tsx";

const PER_PAGE = 10;
const NOTHING = { q: "", kind: "", page: 1 };

/** /admin/notifications: news for everybody, and how many have read them. */
export function NotificationsPage() {
  const t = useTranslate();
  const notify = useNotify();
  const [search, setSearch] = useState(NOTHING);
  const [isWriting, setWriting] = useState(false);
  const [toDelete, setToDelete] = useState<PostedRecord | null>(null);
  const { q, kind, page } = search;
  const { data, total, isPending, error, refetch } = useGetList<PostedRecord>("notifications", {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: "created_at", order: "DESC" },
    filter: { ...(q && { q }), ...(kind && { kind }) },
  });

  const remove = async () => {
    if (!toDelete) return;
    setToDelete(null);
    try {
      await deleteNotification(toDelete.id);
      notify("news.deleted", { type: "success" });
    } catch {
      notify("news.delete_failed", { type: "error" });
    }
    await refetch();
  };
  const create = (
    <Button
      variant="contained"
      startIcon={<Plus aria-hidden="true" size={16} />}
      onClick={() => setWriting(true)}
    >
      {t("news.new")}
    </Button>
  );
  const isFiltered = q !== "" || kind !== "";
  return (
    <>
      <PageHead title={t("news.title")} text={t("news.text")}>
        {create}
      </PageHead>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", mb: 5 }}>
        <SearchBox
          label={t("news.search")}
          value={q}
          onSearch={(text) => setSearch({ ...search, q: text, page: 1 })}
        />
        <Choice
          label={t("news.kind")}
          value={kind}
          all={t("news.kind_all")}
          options={NOTIFICATION_KINDS.map((each) => [each, t(`news.${each}`)])}
          onChoose={(chosen) => setSearch({ ...search, kind: chosen, page: 1 })}
        />
      </Box>
      {error ? (
        <ErrorState text={t("news.load_failed")} error={error} onRetry={refetch} />
      ) : isPending ? (
        <Box sx={{ display: "grid", gap: 3 }}>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} variant="rounded" height={112} />
          ))}
        </Box>
      ) : data.length === 0 ? (
        <EmptyState
          Icon={BellOff}
          title={t("news.none")}
          text={t(isFiltered ? "news.none_found_text" : "news.none_text")}
        >
          {isFiltered ? null : create}
        </EmptyState>
      ) : (
        <Box
          component="ul"
          aria-label={t("news.title")}
          sx={{ display: "grid", gap: 3, listStyle: "none", m: 0, p: 0, "& > li": { minWidth: 0 } }}
        >
          {data.map((posted) => (
            <li key={posted.id}>
              <NotificationCard posted={posted} onDelete={() => setToDelete(posted)} />
            </li>
          ))}
        </Box>
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={total}
        onPage={(to) => setSearch({ ...search, page: to })}
      />
      <ComposerDialog
        open={isWriting}
        onClose={() => setWriting(false)}
        onPosted={() => {
          setWriting(false);
          setSearch(NOTHING);
          void refetch();
        }}
      />
      <ConfirmDialog
        open={toDelete !== null}
        title={t("news.delete_title")}
        texts={[t("news.delete_text")]}
        confirm={t("news.delete")}
        isDangerous
        onConfirm={remove}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
