import { Box } from "@mui/material";
import { Eye, Send, Trash2 } from "lucide-react";
import { DataTable, useTranslate } from "react-admin";
import type { OutboxState } from "../../core/mail/outbox.ts";
import { Breakable } from "../kit/Breakable.tsx";
import { RowAction } from "../kit/list/RowAction.tsx";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { Table } from "../kit/list/Table.tsx";
import { useDates } from "../kit/use-dates.ts";
import type { OutboxRecord } from "./outbox-api.ts";

const TONES: Record<OutboxState, Tone> = {
  waiting: "neutral",
  retrying: "warn",
  failed: "danger",
  kept: "neutral",
};

interface Props {
  /** Whether a mail server could send mails that were written to files. */
  canSend: boolean;
  onView: (entry: OutboxRecord) => void;
  onRetry: (entry: OutboxRecord) => void;
  onDelete: (entry: OutboxRecord) => void;
}

/** The outbox entries. */
export function OutboxTable({ canSend, onView, onRetry, onDelete }: Props) {
  const t = useTranslate();
  const { instant } = useDates();
  /** Webhooks and notification batches have no subject. */
  const subjectOf = ({ queue, subject }: OutboxRecord): string =>
    queue === "webhook"
      ? t("outbox.webhook", { type: subject })
      : queue === "news"
        ? t("outbox.news")
        : subject;
  return (
    <Table
      aria-label={t("outbox.title")}
      areas={["to actions", "subject subject", "created_at state"]}
      columns="minmax(0, 1fr) auto"
      width="48rem"
      fits={["created_at", "actions"]}
      bulkActionButtons={false}
    >
      <DataTable.Col
        source="to"
        label="outbox.to"
        sx={{ maxWidth: "20rem", fontWeight: 500 }}
        render={({ to }: OutboxRecord) => <Breakable text={to || t("outbox.many")} />}
      />
      <DataTable.Col
        source="subject"
        label="outbox.subject"
        sx={{ maxWidth: "20rem", overflowWrap: "anywhere" }}
        render={subjectOf}
      />
      <DataTable.Col
        source="created_at"
        label="outbox.when"
        render={({ created_at }: OutboxRecord) => <time dateTime={created_at}>{instant(created_at)}</time>}
      />
      <DataTable.Col
        source="state"
        label="outbox.state"
        sx={{ justifySelf: "end", maxWidth: "16rem" }}
        render={({ state, reason, next_try_at }: OutboxRecord) => {
          const next =
            state === "retrying" && next_try_at ? t("outbox.next_try", { time: instant(next_try_at) }) : null;
          return (
            <>
              <StatusBadge tone={TONES[state]} label={t(`outbox.${state}`)} />
              {reason || next ? (
                <Box sx={{ mt: 1, fontSize: "0.8125rem", color: "text.secondary" }}>{reason ?? next}</Box>
              ) : null}
            </>
          );
        }}
      />
      <DataTable.Col
        source="actions"
        label="outbox.actions"
        disableSort
        align="right"
        sx={{ justifySelf: "end", whiteSpace: "nowrap" }}
        render={(entry: OutboxRecord) => {
          const subject = subjectOf(entry);
          return (
            <>
              {entry.queue === "news" ? null : (
                <RowAction
                  label={t("outbox.view_of", { subject })}
                  tip={t("outbox.view")}
                  Icon={Eye}
                  onClick={() => onView(entry)}
                />
              )}
              {entry.state === "kept" && !canSend ? null : (
                <RowAction
                  label={t("outbox.retry_of", { subject })}
                  tip={t("outbox.retry")}
                  Icon={Send}
                  onClick={() => onRetry(entry)}
                />
              )}
              <RowAction
                label={t("outbox.delete_of", { subject })}
                tip={t("outbox.delete")}
                Icon={Trash2}
                isDangerous
                onClick={() => onDelete(entry)}
              />
            </>
          );
        }}
      />
    </Table>
  );
}
