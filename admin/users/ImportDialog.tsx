import { Alert, Box, Button, Checkbox, FormControlLabel, LinearProgress, Typography } from "@mui/material";
import { FileDown, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useRefresh, useTranslate } from "react-admin";
import { csvText } from "../../core/csv-text.ts";
import { FormDialog } from "../kit/form/FormDialog.tsx";
import { refusalText } from "../kit/form/refusal-text.ts";
import { saveFile } from "../../browser/save-file.ts";
import { useImport, type ReportRow } from "./use-import.ts";

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Creates accounts from a CSV file, after a preview of each row's result. */
export function ImportDialog({ open, onClose }: Props) {
  return open ? <Import onClose={onClose} /> : null;
}

/** Rows listed in the dialog; the report has all. */
const SHOWN = 50;

function Import({ onClose }: Pick<Props, "onClose">) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [invite, setInvite] = useState(false);
  const { preview, done, state, read, run, stop, report } = useImport();
  const rows = preview?.rows ?? [];
  const created = done.filter(({ outcome }) => outcome === "created").length;
  const admins = rows.filter(({ role }) => role === "admin").length;
  const whyOf = ({ reason, message, outcome }: ReportRow): string => {
    const name = outcome === "exists" ? outcome : reason;
    return name === undefined || name === "unreadable"
      ? message
      : t(`users.import_${name}`, { value: message });
  };
  const refused = report().filter(({ outcome }) => outcome === "refused" || outcome === "exists");
  const save = () => {
    const lines = report().map((row) => [row.line, row.email, row.outcome ?? "waiting", whyOf(row)]);
    saveFile("users-import.csv", csvText([["row", "email", "outcome", "reason"], ...lines]));
  };
  const start = async () => {
    try {
      await run(invite);
    } finally {
      refresh();
    }
  };
  const isOpen = state !== "ended" && rows.length > done.length;
  return (
    <FormDialog
      open
      title={t("users.import_title")}
      submit={
        isOpen ? t(done.length > 0 ? "users.import_go_on" : "users.import_create", { n: rows.length }) : null
      }
      close={t(
        state === "running" ? "users.import_stop" : state === "ended" ? "users.import_close" : "kit.cancel",
      )}
      onSubmit={start}
      onClose={state === "running" ? stop : onClose}
    >
      {state === "resting" && done.length === 0 ? <FileChoice onFile={read} /> : null}
      {preview === null ? null : (
        <Typography component="output">
          {state === "resting" && done.length === 0
            ? t("users.import_preview", { n: rows.length })
            : t("users.import_done", { n: created, all: rows.length })}
        </Typography>
      )}
      {state === "running" ? (
        <LinearProgress
          variant="determinate"
          value={(done.length / rows.length) * 100}
          aria-label={t("users.import_progress")}
        />
      ) : null}
      {isOpen && admins > 0 ? (
        <Alert severity="warning">{t("users.import_admins", { n: admins })}</Alert>
      ) : null}
      {isOpen && state === "resting" ? (
        <Box>
          {preview?.can_invite ? (
            <FormControlLabel
              control={<Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)} />}
              label={t("users.import_invite")}
            />
          ) : null}
          {invite ? null : (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t(preview?.can_invite ? "users.import_no_invite" : "users.import_no_mail")}
            </Typography>
          )}
        </Box>
      ) : null}
      {refused.length > 0 ? (
        <Box>
          <Typography sx={{ mb: 2 }}>{t("users.import_refused", { n: refused.length })}</Typography>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={t("users.import_refused", { n: refused.length })}
            sx={{
              m: 0,
              pl: 5,
              maxHeight: "12rem",
              overflow: "auto",
              overflowWrap: "anywhere",
              fontSize: "0.875rem",
            }}
          >
            {refused.slice(0, SHOWN).map((row) => (
              <li key={row.line}>
                {t("users.import_row", { row: row.line, email: row.email, why: whyOf(row) })}
              </li>
            ))}
          </Box>
          {refused.length > SHOWN ? (
            <Typography variant="body2">{t("users.import_more", { n: refused.length - SHOWN })}</Typography>
          ) : null}
        </Box>
      ) : null}
      {preview === null || state === "running" ? null : (
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" size={16} />}
          onClick={save}
          sx={{ justifySelf: "start", alignSelf: "start" }}
        >
          {t("users.import_report")}
        </Button>
      )}
    </FormDialog>
  );
}

function FileChoice({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    await onFile(file).catch((error: unknown) => setProblem(refusalText(t, error)));
    setBusy(false);
  };
  return (
    <Box>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 3 }}>
        {t("users.import_text")}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<Upload aria-hidden="true" size={16} />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {t("users.import_choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t("users.import_choose")}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
      {problem === null ? null : (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
