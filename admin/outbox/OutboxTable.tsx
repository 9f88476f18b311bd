import {
  Box,
  Card,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tooltip,
} from "@mui/material";
import { Eye, Send, Trash2, type LucideIcon } from "lucide-react";
import { useTranslate } from "react-admin";
import type { OutboxState } from "../../core/mail/outbox.ts";
import { Breakable } from "../kit/Breakable.tsx";
import { stackedRows, UNSEEN_ON_PHONES } from "../kit/stacked-rows.ts";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { useDates } from "../kit/use-dates.ts";
import type { OutboxRecord } from "./outbox-api.ts";

const TONES: Record<OutboxState, Tone> = {
  waiting: "neutral",
  retrying: "warn",
  failed: "danger",
  kept: "neutral",
};

interface Props {
  entries: readonly OutboxRecord[];
  /** Whether there is a mail server that could take what lies in files. */
  canSend: boolean;
  onView: (entry: OutboxRecord) => void;
  onRetry: (entry: OutboxRecord) => void;
  onDelete: (entry: OutboxRecord) => void;
}

const AREAS = ["to actions", "subject subject", "when state"];

/** What is to leave. */
export function OutboxTable({ entries, ...rest }: Props) {
  const t = useTranslate();
  return (
    <TableContainer component={Card}>
      <Table sx={stackedRows(AREAS, "minmax(0, 1fr) auto", "48rem")} aria-label={t("outbox.title")}>
        <TableHead sx={UNSEEN_ON_PHONES}>
          <TableRow>
            <TableCell>{t("outbox.to")}</TableCell>
            <TableCell>{t("outbox.subject")}</TableCell>
            <TableCell>{t("outbox.when")}</TableCell>
            <TableCell>{t("outbox.state")}</TableCell>
            <TableCell align="right">{t("outbox.actions")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} {...rest} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({
  entry,
  canSend,
  onView,
  onRetry,
  onDelete,
}: Omit<Props, "entries"> & { entry: OutboxRecord }) {
  const t = useTranslate();
  const { instant } = useDates();
  const { state, queue, to, reason, next_try_at } = entry;
  const subject = useSubject(entry);
  const isDue = state === "retrying" && next_try_at !== null;
  return (
    <TableRow hover>
      <TableCell sx={{ gridArea: "to", maxWidth: "20rem", fontWeight: 500 }}>
        <Breakable text={to || t("outbox.many")} />
      </TableCell>
      <TableCell sx={{ gridArea: "subject", maxWidth: "20rem", overflowWrap: "anywhere" }}>
        {subject}
      </TableCell>
      <TableCell sx={{ gridArea: "when", whiteSpace: "nowrap" }}>
        <time dateTime={entry.created_at}>{instant(entry.created_at)}</time>
      </TableCell>
      <TableCell sx={{ gridArea: "state", justifySelf: "end", maxWidth: "16rem" }}>
        <StatusBadge tone={TONES[state]} label={t(`outbox.${state}`)} />
        {reason === null && !isDue ? null : (
          <Box sx={{ mt: 1, fontSize: "0.8125rem", color: "text.secondary" }}>
            {reason ?? t("outbox.next_try", { time: instant(next_try_at ?? entry.created_at) })}
          </Box>
        )}
      </TableCell>
      <TableCell align="right" sx={{ gridArea: "actions", justifySelf: "end", whiteSpace: "nowrap" }}>
        {queue === "news" ? null : (
          <Act
            label={t("outbox.view_of", { subject })}
            tip={t("outbox.view")}
            Icon={Eye}
            run={() => onView(entry)}
          />
        )}
        {state === "kept" && !canSend ? null : (
          <Act
            label={t("outbox.retry_of", { subject })}
            tip={t("outbox.retry")}
            Icon={Send}
            run={() => onRetry(entry)}
          />
        )}
        <Act
          label={t("outbox.delete_of", { subject })}
          tip={t("outbox.delete")}
          Icon={Trash2}
          isDangerous
          run={() => onDelete(entry)}
        />
      </TableCell>
    </TableRow>
  );
}

/** Webhooks and batches of news have no subject of their own. */
function useSubject({ queue, subject }: OutboxRecord): string {
  const t = useTranslate();
  if (queue === "webhook") return t("outbox.webhook", { type: subject });
  return queue === "news" ? t("outbox.news") : subject;
}

interface ActProps {
  label: string;
  tip: string;
  Icon: LucideIcon;
  isDangerous?: boolean;
  run: () => void;
}

function Act({ label, tip, Icon, isDangerous = false, run }: ActProps) {
  return (
    <Tooltip title={tip}>
      <IconButton aria-label={label} onClick={run} {...(isDangerous && { color: "error" as const })}>
        <Icon aria-hidden="true" size={18} />
      </IconButton>
    </Tooltip>
  );
}
