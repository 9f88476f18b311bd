import { Box, Button, Skeleton } from "@mui/material";
import { BellOff, Plus } from "lucide-react";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { NOTIFICATION_STATES, postedList } from "../../core/notifications/posted-notification.ts";
import { NOTIFICATION_KINDS } from "../../core/notifications/notification.ts";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ChoiceFilter, SearchFilter } from "../kit/list/filters.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { useDialogPath, useDialogRoute } from "../kit/list/use-dialog-route.ts";
import type { PostedRecord } from "./notification-api.ts";
import { NotificationCard } from "./NotificationCard.tsx";
import { NotificationCreate } from "./NotificationCreate.tsx";
import { NotificationEdit } from "./NotificationEdit.tsx";

/** /admin/notifications: notifications and how many have read them, with the dialogs that create (/create) and edit (/:id) one. */
export function NotificationList() {
  const t = useTranslate();
  const pathOf = useDialogPath("notifications");
  const { id, close } = useDialogRoute("notifications", ":id");
  const [toDelete, setToDelete] = useState<PostedRecord | null>(null);
  const create = (
    <Button
      component={Link}
      to={pathOf("create")}
      variant="contained"
      startIcon={<Plus aria-hidden="true" size={16} />}
    >
      {t("news.new")}
    </Button>
  );
  return (
    <ListPage
      shape={postedList}
      head={{
        title: t("news.title"),
        text: t("news.text"),
        actions: (
          <>
            <ExportButton />
            <RefreshButton />
            {create}
          </>
        ),
      }}
      perPage={10}
      sort={{ field: "starts_at", order: "DESC" }}
      filters={
        <>
          <SearchFilter source="q" label={t("news.search")} />
          <ChoiceFilter
            source="kind"
            label={t("news.kind")}
            all={t("news.kind_all")}
            options={NOTIFICATION_KINDS.map((each) => [each, t(`news.${each}`)])}
          />
          <ChoiceFilter
            source="state"
            label={t("news.state")}
            all={t("news.state_all")}
            options={NOTIFICATION_STATES.map((each) => [each, t(`news.state_${each}`)])}
          />
        </>
      }
      Icon={BellOff}
      texts={{
        failed: "news.load_failed",
        none: "news.none",
        noneText: "news.none_text",
        noneFiltered: "news.none_found_text",
      }}
      create={create}
      waiting={[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={112} />
      ))}
      below={
        <>
          {id === "create" ? <NotificationCreate onClose={close} /> : null}
          {id === undefined || id === "create" ? null : <NotificationEdit key={id} id={id} onClose={close} />}
          <DeleteDialog
            record={toDelete}
            title={t("news.delete_title")}
            texts={[t("news.delete_text")]}
            done="news.deleted"
            failed="news.delete_failed"
            onClose={() => setToDelete(null)}
          />
        </>
      }
    >
      <Cards onDelete={setToDelete} />
    </ListPage>
  );
}

function Cards({ onDelete }: { onDelete: (posted: PostedRecord) => void }) {
  const t = useTranslate();
  const { data = [] } = useListContext<PostedRecord>();
  return (
    <Box
      component="ul"
      aria-label={t("news.title")}
      sx={{ display: "grid", gap: 3, listStyle: "none", m: 0, p: 0, "& > li": { minWidth: 0 } }}
    >
      {data.map((posted) => (
        <li key={posted.id}>
          <NotificationCard posted={posted} onDelete={() => onDelete(posted)} />
        </li>
      ))}
    </Box>
  );
}
