import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from "@mui/material";
import { useEffect, useState } from "react";
import { useDataProvider, useNotify, useTranslate } from "react-admin";
import {
  newNotificationSchema,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "../../core/notifications/notification.ts";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { BellPreview } from "./BellPreview.tsx";
import { isPage, readAudience, type AudienceRecord } from "./notification-api.ts";

const EMPTY = { kind: "announcement" as NotificationKind, title: "", text: "", path: "" };
const PAUSE_MS = 400;
/** What is said of each field that the rules refuse. */
const PROBLEMS: Record<string, string> = {
  title: "news.title_missing",
  text: "news.text_missing",
  path: "news.path_wrong",
};

type Draft = typeof EMPTY;

const inputOf = ({ path, ...draft }: Draft) => ({ ...draft, path: path.trim() === "" ? null : path.trim() });

/** The field that is wrong first, and what is said of it. */
function problemsOf(draft: Draft): Record<string, string> {
  const parsed = newNotificationSchema.safeParse(inputOf(draft));
  const fields = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
  return Object.fromEntries(fields.map((field) => [field, PROBLEMS[field] ?? "error.unexpected"]));
}

/** Writes to everybody, with what they will see beside it, and asks before it goes. */
export function ComposerDialog({
  open,
  onClose,
  onPosted,
}: {
  open: boolean;
  onClose: () => void;
  onPosted: () => void;
}) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="composer-title">
      <DialogTitle id="composer-title" component="h2">
        {t("news.new")}
      </DialogTitle>
      {open ? <Composer onClose={onClose} onPosted={onPosted} /> : null}
    </Dialog>
  );
}

function Composer({ onClose, onPosted }: { onClose: () => void; onPosted: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [wasTried, setTried] = useState(false);
  const [audience, setAudience] = useState<AudienceRecord | null>(null);
  const problems = wasTried ? problemsOf(draft) : {};
  const isMissing = useMissingPage(draft.path.trim());
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const field = (name: "title" | "text" | "path") => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: problems[name] !== undefined,
    fullWidth: true,
  });

  const ask = async () => {
    setTried(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    try {
      setAudience(await readAudience());
    } catch {
      notify("news.post_failed", { type: "error" });
    }
  };
  const post = async () => {
    await provider.create("notifications", { data: inputOf(draft) });
    notify("news.posted", { type: "success" });
    onPosted();
  };

  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 4, pt: 1 }}>
          <TextField
            select
            id="news-kind"
            label={t("news.kind")}
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value as NotificationKind })}
          >
            {NOTIFICATION_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {t(`news.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            {...field("title")}
            label={t("news.field_title")}
            required
            helperText={problems["title"] ? t(problems["title"]) : undefined}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            {...field("text")}
            label={t("news.field_text")}
            required
            multiline
            minRows={3}
            maxRows={10}
            helperText={problems["text"] ? t(problems["text"]) : undefined}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          <TextField
            {...field("path")}
            label={t("news.field_path")}
            placeholder="/verify"
            helperText={t(problems["path"] ?? "news.path_hint")}
            slotProps={{ htmlInput: { maxLength: 500, autoCapitalize: "none", spellCheck: false } }}
          />
          {isMissing ? (
            <Alert severity="warning" variant="outlined">
              {t("news.path_missing")}
            </Alert>
          ) : null}
          <BellPreview {...draft} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="outlined" onClick={onClose}>
          {t("kit.cancel")}
        </Button>
        <Button variant="contained" onClick={() => void ask()}>
          {t("news.post")}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={audience !== null}
        title={t("news.confirm_title")}
        texts={
          audience
            ? [
                t("news.confirm_text", { n: audience.people }),
                audience.by_mail > 0
                  ? t("news.confirm_mail", { n: audience.by_mail })
                  : t("news.confirm_no_mail"),
              ]
            : []
        }
        confirm={t("news.post")}
        onConfirm={post}
        onClose={() => setAudience(null)}
      />
    </>
  );
}

/** Whether the site has no page at a path that could be one, asked once somebody stops typing. */
function useMissingPage(path: string): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (!/^\/(?![/\\])/.test(path)) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      if (!(await isPage(path, controller.signal)) && !controller.signal.aborted) setMissing(path);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path]);
  return missing !== null && missing === path;
}
