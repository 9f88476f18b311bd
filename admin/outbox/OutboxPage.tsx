import { Alert, Box, Button, Card, Skeleton } from "@mui/material";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useGetList, useNotify, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { OUTBOX_STATES } from "../../core/mail/outbox.ts";
import { Choice } from "../kit/Choice.tsx";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { Pager } from "../kit/Pager.tsx";
import { RefreshButton } from "../kit/RefreshButton.tsx";
import { SearchBox } from "../kit/SearchBox.tsx";
import { useLoaded } from "../kit/use-loaded.ts";
import { MailDialog } from "./MailDialog.tsx";
import {
  deleteEntry,
  readServer,
  retryEntry,
  viewMail,
  type OutboxRecord,
  type ShownMail,
} from "./outbox-api.ts";
import { OutboxTable } from "./OutboxTable.tsx";

const PER_PAGE = 20;

/** /admin/outbox: what waits to leave, what could not, and what lies in files while there is no mail server. */
export function OutboxPage() {
  const t = useTranslate();
  const notify = useNotify();
  const server = useLoaded(readServer);
  const [search, setSearch] = useState({ q: "", state: "", page: 1 });
  const [mail, setMail] = useState<ShownMail | null>(null);
  const [toDelete, setToDelete] = useState<OutboxRecord | null>(null);
  const { q, state, page } = search;
  const { data, total, isPending, isFetching, error, refetch } = useGetList<OutboxRecord>("outbox", {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: "created_at", order: "DESC" },
    filter: { ...(q && { q }), ...(state && { state }) },
  });

  const act = async (work: () => Promise<unknown>, done: string | null, failed: string) => {
    try {
      await work();
      if (done !== null) notify(done, { type: "success" });
    } catch (problem) {
      const why = problem instanceof Error ? `: ${t(problem.message)}` : "";
      notify(`${t(failed)}${why}`, { type: "error" });
    }
  };
  const view = ({ id }: OutboxRecord) =>
    act(async () => setMail(await viewMail(id)), null, "outbox.view_failed");
  const retry = async ({ id }: OutboxRecord) => {
    await act(() => retryEntry(id), "outbox.retried", "outbox.retry_failed");
    await refetch();
  };
  const remove = async () => {
    if (!toDelete) return;
    setToDelete(null);
    await act(() => deleteEntry(toDelete.id), "outbox.deleted", "outbox.delete_failed");
    await refetch();
  };
  const isFiltered = q !== "" || state !== "";
  return (
    <>
      <PageHead title={t("outbox.title")} text={t("outbox.text")}>
        <RefreshButton
          isBusy={isFetching}
          onRefresh={() => {
            server.reload();
            void refetch();
          }}
        />
      </PageHead>
      {server.data ? (
        <Alert
          severity={server.data.from === "none" ? "warning" : "info"}
          variant="outlined"
          sx={{ mb: 5 }}
          action={
            server.data.from === "none" ? (
              <Button component={Link} to="/admin/settings?tab=email" color="inherit" size="small">
                {t("panel.settings")}
              </Button>
            ) : null
          }
        >
          {t(`outbox.server_${server.data.from}`, { host: server.data.host ?? "" })}
        </Alert>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", mb: 5 }}>
        <SearchBox
          label={t("outbox.search")}
          value={q}
          onSearch={(text) => setSearch({ ...search, q: text, page: 1 })}
        />
        <Choice
          label={t("outbox.state")}
          value={state}
          all={t("outbox.state_all")}
          options={OUTBOX_STATES.map((each) => [each, t(`outbox.${each}`)])}
          onChoose={(chosen) => setSearch({ ...search, state: chosen, page: 1 })}
        />
      </Box>
      {error ? (
        <ErrorState text={t("outbox.load_failed")} error={error} onRetry={refetch} />
      ) : isPending ? (
        <Card sx={{ p: 4 }}>
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} height={56} />
          ))}
        </Card>
      ) : data.length === 0 ? (
        <EmptyState
          Icon={MailCheck}
          title={t("outbox.none")}
          text={t(isFiltered ? "outbox.none_found_text" : "outbox.none_text")}
        />
      ) : (
        <OutboxTable
          entries={data}
          canSend={server.data !== undefined && server.data.from !== "none"}
          onView={(entry) => void view(entry)}
          onRetry={(entry) => void retry(entry)}
          onDelete={setToDelete}
        />
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={total}
        onPage={(to) => setSearch({ ...search, page: to })}
      />
      <MailDialog mail={mail} onShown={setMail} onClose={() => setMail(null)} />
      <ConfirmDialog
        open={toDelete !== null}
        title={t("outbox.delete_title")}
        texts={[t("outbox.delete_text", { subject: toDelete?.subject ?? "", to: toDelete?.to ?? "" })]}
        confirm={t("outbox.delete")}
        isDangerous
        onConfirm={remove}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}
