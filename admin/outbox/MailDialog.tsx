import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
  Typography,
} from "@mui/material";
import { Download } from "lucide-react";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { saveFile } from "../../browser/save-file.ts";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { revealMail, type ShownMail } from "./outbox-api.ts";

interface Props {
  /** Null: closed. */
  mail: ShownMail | null;
  onShown: (mail: ShownMail) => void;
  onClose: () => void;
}

/** A mail as its recipient sees it, in a frame without scripts, and as plain text. */
export function MailDialog({ mail, onShown, onClose }: Props) {
  return (
    <Dialog open={mail !== null} onClose={onClose} fullWidth maxWidth="md" aria-labelledby="mail-title">
      {mail ? <Shown key={mail.id} mail={mail} onShown={onShown} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Shown({ mail, onShown, onClose }: Props & { mail: ShownMail }) {
  const t = useTranslate();
  const notify = useNotify();
  const [part, setPart] = useState<"page" | "plain">(mail.html_url === null ? "plain" : "page");
  const [isRevealed, setRevealed] = useState(false);
  const reveal = async () => {
    try {
      onShown(await revealMail(mail.id));
      setRevealed(true);
    } catch (error) {
      if (error instanceof SignInNotConfirmed) return;
      notify(error instanceof Error ? error.message : "outbox.view_failed", { type: "error" });
    }
  };
  const { source } = mail;
  return (
    <>
      <DialogTitle id="mail-title" component="h2" sx={{ overflowWrap: "anywhere", pb: 1 }}>
        {mail.subject}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {t("outbox.to")}: {mail.to}
        </Typography>
        {mail.masked ? (
          <Alert
            severity="info"
            variant="outlined"
            action={
              mail.can_reveal ? (
                <Button color="inherit" size="small" onClick={() => void reveal()}>
                  {t("outbox.reveal")}
                </Button>
              ) : undefined
            }
          >
            {t("outbox.masked")}
          </Alert>
        ) : isRevealed ? (
          <Alert severity="warning" variant="outlined" role="alert" sx={{ overflowWrap: "anywhere" }}>
            {t("outbox.revealed", { to: mail.to })}
          </Alert>
        ) : null}
        {mail.html_url === null ? null : (
          <Tabs
            value={part}
            onChange={(_event, value: "page" | "plain") => setPart(value)}
            aria-label={t("outbox.part")}
          >
            <Tab value="page" label={t("outbox.page")} id="mail-tab-page" aria-controls="mail-part" />
            <Tab value="plain" label={t("outbox.plain")} id="mail-tab-plain" aria-controls="mail-part" />
          </Tabs>
        )}
        <Box
          id="mail-part"
          {...(mail.html_url !== null && { role: "tabpanel", "aria-labelledby": `mail-tab-${part}` })}
        >
          {part === "page" && mail.html_url !== null ? (
            <Box
              component="iframe"
              // an empty sandbox: no scripts, no forms, no windows, no origin
              sandbox=""
              src={mail.html_url}
              title={t("outbox.frame")}
              referrerPolicy="no-referrer"
              sx={{
                display: "block",
                width: "100%",
                height: "min(32rem, 55dvh)",
                border: "1px solid var(--line)",
                borderRadius: 1,
              }}
            />
          ) : (
            <Box
              component="pre"
              tabIndex={0}
              aria-label={t("outbox.plain")}
              sx={{
                m: 0,
                p: 4,
                maxHeight: "55dvh",
                overflow: "auto",
                whiteSpace: "pre-wrap",
                overflowWrap: "anywhere",
                bgcolor: "var(--inset)",
                border: "1px solid var(--line)",
                borderRadius: 1,
                fontSize: "0.875rem",
              }}
            >
              {mail.text}
            </Box>
          )}
        </Box>
        <Typography sx={{ color: "var(--faint)", fontSize: "0.8125rem" }}>{t("outbox.noted")}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, flexWrap: "wrap", gap: 2 }}>
        {source === null ? null : (
          <Button
            variant="outlined"
            startIcon={<Download aria-hidden="true" size={16} />}
            onClick={() => saveFile(`${mail.id}.eml`, source)}
          >
            {t("outbox.download")}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t("kit.close")}
        </Button>
      </DialogActions>
    </>
  );
}
