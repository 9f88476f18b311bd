import { Alert, Button } from "@mui/material";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { OUTBOX_STATES, outboxList } from "../../core/mail/outbox.ts";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ChoiceFilter, SearchFilter } from "../kit/list/filters.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { refusalText } from "../kit/form/refusal-text.ts";
import { useServer } from "../kit/use-server.ts";
import { MailDialog } from "./MailDialog.tsx";
import {
  MAIL_SERVER_PATH,
  retryEntry,
  viewMail,
  type MailServer,
  type OutboxRecord,
  type ShownMail,
} from "./outbox-api.ts";
import { OutboxTable } from "./OutboxTable.tsx";

/** /admin/outbox: queued and failed messages, and mails written to files while there is no mail server. */
export function OutboxList() {
  const t = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data: server } = useServer<MailServer>(MAIL_SERVER_PATH);
  const [mail, setMail] = useState<ShownMail | null>(null);
  const [toDelete, setToDelete] = useState<OutboxRecord | null>(null);

  const say = (failed: string) => (problem: unknown) =>
    notify(`${t(failed)}: ${refusalText(t, problem)}`, { type: "error" });
  const view = ({ id }: OutboxRecord) => void viewMail(id).then(setMail, say("outbox.view_failed"));
  const retry = ({ id }: OutboxRecord) =>
    void retryEntry(id)
      .then(() => notify("outbox.retried", { type: "success" }), say("outbox.retry_failed"))
      .then(refresh);

  return (
    <ListPage
      shape={outboxList}
      head={{
        title: t("outbox.title"),
        text: t("outbox.text"),
        actions: (
          <>
            <ExportButton />
            <RefreshButton />
          </>
        ),
      }}
      perPage={20}
      sort={{ field: "created_at", order: "DESC" }}
      above={server ? <ServerNote server={server} /> : null}
      filters={
        <>
          <SearchFilter source="q" label={t("outbox.search")} />
          <ChoiceFilter
            source="state"
            label={t("outbox.state")}
            all={t("outbox.state_all")}
            options={OUTBOX_STATES.map((each) => [each, t(`outbox.${each}`)])}
          />
        </>
      }
      Icon={MailCheck}
      texts={{
        failed: "outbox.load_failed",
        none: "outbox.none",
        noneText: "outbox.none_text",
        noneFiltered: "outbox.none_found_text",
      }}
      below={
        <>
          <MailDialog mail={mail} onShown={setMail} onClose={() => setMail(null)} />
          <DeleteDialog
            record={toDelete}
            title={t("outbox.delete_title")}
            texts={[t("outbox.delete_text", { subject: toDelete?.subject ?? "", to: toDelete?.to ?? "" })]}
            done="outbox.deleted"
            failed="outbox.delete_failed"
            onClose={() => setToDelete(null)}
          />
        </>
      }
    >
      <OutboxTable
        canSend={server !== undefined && server.from !== "none"}
        onView={view}
        onRetry={retry}
        onDelete={setToDelete}
      />
    </ListPage>
  );
}

function ServerNote({ server }: { server: MailServer }) {
  const t = useTranslate();
  const hasNone = server.from === "none";
  return (
    <Alert
      severity={hasNone ? "warning" : "info"}
      variant="outlined"
      sx={{ mb: 5 }}
      action={
        hasNone ? (
          <Button component={Link} to="/admin/settings?tab=email" color="inherit" size="small">
            {t("panel.settings")}
          </Button>
        ) : null
      }
    >
      {t(`outbox.server_${server.from}`, { host: server.host ?? "" })}
    </Alert>
  );
}
