import { Typography } from "@mui/material";
import { useRecordContext, useRefresh, useTranslate, type TransformData } from "react-admin";
import type { ComparedField } from "../kit/form/conflict-rows.ts";
import { EditPage } from "../kit/form/EditPage.tsx";
import { FormInDialog } from "../kit/form/FormInDialog.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { useDates } from "../kit/use-dates.ts";
import type { PostedRecord } from "./notification-api.ts";
import { inputOf, sayProblem, validateDraft, type Draft } from "./notification-draft.ts";
import { NotificationInputs } from "./NotificationInputs.tsx";

const changesOf = (draft: Draft, { previousData }: { previousData: PostedRecord }) =>
  inputOf(draft, previousData);

/** The dialog that corrects or reschedules a notification. */
export function NotificationEdit({ id, onClose }: { id: string; onClose: () => void }) {
  const refresh = useRefresh();
  const { instant } = useDates();
  const saving = useSaving({
    saved: "news.updated",
    saveFailed: "news.save_failed",
    inForm: true,
    say: sayProblem,
    onSaved() {
      onClose();
      refresh();
    },
  });
  const fields: ComparedField[] = [
    { source: "kind", label: "news.kind", say: (kind) => `news.${kind}` },
    { source: "role", label: "news.role", say: (role) => `news.role_${role}` },
    { source: "title", label: "news.field_title" },
    { source: "text", label: "news.field_text" },
    { source: "path", label: "news.field_path" },
    { source: "starts_at", label: "news.starts_at", say: instant },
    { source: "ends_at", label: "news.ends_at", say: instant },
  ];
  return (
    <EditPage
      id={id}
      loadFailed="news.load_failed"
      fields={fields}
      transform={changesOf as TransformData}
      mutationOptions={saving}
    >
      <EditForm onClose={onClose} />
    </EditPage>
  );
}

function EditForm({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const posted = useRecordContext<PostedRecord>();
  if (!posted) return null;
  const isFixed = posted.state !== "scheduled";
  return (
    <FormInDialog
      title={t("news.edit_title")}
      save="news.save"
      maxWidth="sm"
      validate={validateDraft(posted)}
      onClose={onClose}
    >
      {isFixed ? (
        <Typography sx={{ color: "text.secondary", mb: 3 }}>{t("news.edit_text")}</Typography>
      ) : null}
      <NotificationInputs isFixed={isFixed} />
    </FormInDialog>
  );
}
