import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  CreateBase,
  SaveButton,
  SelectInput,
  TextInput,
  useNotify,
  useRefresh,
  useSaveContext,
  useTranslate,
  type TransformData,
} from "react-admin";
import { useWatch } from "react-hook-form";
import {
  newNotificationSchema,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "../../core/notifications/notification.ts";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { RecordForm } from "../kit/form/RecordForm.tsx";
import { useDialogRoute } from "../kit/list/use-dialog-route.ts";
import { useSaving } from "../kit/form/use-saving.ts";
import { zodValidate } from "../kit/form/zod-validate.ts";
import { BellPreview } from "./BellPreview.tsx";
import { isPage, readAudience, type AudienceRecord } from "./notification-api.ts";

interface Draft {
  kind: NotificationKind;
  title: string | null;
  text: string | null;
  path: string | null;
}

const EMPTY: Draft = { kind: "announcement", title: "", text: "", path: "" };
const PAUSE_MS = 400;
/** What is said of each field that the rules refuse. */
const PROBLEMS: Record<string, string> = {
  title: "news.title_missing",
  text: "news.text_missing",
  path: "news.path_wrong",
};

const inputOf = (draft: Partial<Draft>) => ({ ...draft, path: draft.path?.trim() || null });
const check = zodValidate(newNotificationSchema, (field) => PROBLEMS[field] ?? "error.unexpected");
const validate = ({ title, text, ...draft }: Partial<Draft>) =>
  check(inputOf({ ...draft, title: title ?? "", text: text ?? "" }));

/** Writes to everybody, with what they will see beside it, and asks before it goes. */
export function NotificationCreate() {
  const t = useTranslate();
  const refresh = useRefresh();
  const { isOpen, close } = useDialogRoute("notifications", "create");
  const saving = useSaving({
    saved: "news.posted",
    saveFailed: "news.post_failed",
    onSaved() {
      close();
      refresh();
    },
  });
  return (
    <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="composer-title">
      <DialogTitle id="composer-title" component="h2">
        {t("news.new")}
      </DialogTitle>
      {isOpen ? (
        <CreateBase transform={inputOf as TransformData} mutationOptions={saving}>
          <Composer onClose={close} />
        </CreateBase>
      ) : null}
    </Dialog>
  );
}

function Composer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { save } = useSaveContext();
  const [asked, setAsked] = useState<{ draft: Draft; audience: AudienceRecord } | null>(null);
  const ask = async (draft: object) => {
    try {
      setAsked({ draft: draft as Draft, audience: await readAudience() });
    } catch {
      notify("news.post_failed", { type: "error" });
    }
  };
  return (
    <RecordForm defaultValues={EMPTY} validate={validate} onSubmit={ask}>
      <DialogContent>
        <Stack sx={{ gap: 4, pt: 2 }}>
          <SelectInput
            source="kind"
            label="news.kind"
            choices={NOTIFICATION_KINDS.map((id) => ({ id, name: `news.${id}` }))}
            isRequired
          />
          <TextInput
            source="title"
            label="news.field_title"
            isRequired
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextInput
            source="text"
            label="news.field_text"
            isRequired
            multiline
            minRows={3}
            maxRows={10}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          <TextInput
            source="path"
            label="news.field_path"
            placeholder="/verify"
            helperText="news.path_hint"
            slotProps={{ htmlInput: { maxLength: 500, autoCapitalize: "none", spellCheck: false } }}
          />
          <Preview />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button variant="outlined" onClick={onClose}>
          {t("kit.cancel")}
        </Button>
        <SaveButton label="news.post" icon={<></>} alwaysEnable />
      </DialogActions>
      <ConfirmDialog
        open={asked !== null}
        title={t("news.confirm_title")}
        texts={
          asked
            ? [
                t("news.confirm_text", { n: asked.audience.people }),
                asked.audience.by_mail > 0
                  ? t("news.confirm_mail", { n: asked.audience.by_mail })
                  : t("news.confirm_no_mail"),
              ]
            : []
        }
        confirm={t("news.post")}
        onConfirm={async () => {
          if (asked) await save?.(asked.draft);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </RecordForm>
  );
}

function Preview() {
  const t = useTranslate();
  const { kind, title, text, path } = useWatch() as Draft;
  return (
    <>
      {useMissingPage(path?.trim() ?? "") ? (
        <Alert severity="warning" variant="outlined">
          {t("news.path_missing")}
        </Alert>
      ) : null}
      {kind ? (
        <BellPreview kind={kind} title={title ?? ""} text={text ?? ""} path={path ?? ""} />
      ) : (
        <Skeleton height={120} />
      )}
    </>
  );
}

/** Whether the site has no page at a path that could be one, asked once somebody stops typing. */
function useMissingPage(path: string): boolean {
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path]);
  const { data: isThere = true } = useQuery({
    queryKey: ["page of the site", settled],
    queryFn: ({ signal }) => isPage(settled, signal),
    enabled: /^\/(?![/\\])/.test(settled),
  });
  return settled === path && !isThere;
}
