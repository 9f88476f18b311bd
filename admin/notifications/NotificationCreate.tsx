import { useState } from "react";
import {
  CreateBase,
  useNotify,
  useRefresh,
  useSaveContext,
  useTranslate,
  type TransformData,
} from "react-admin";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { FormInDialog } from "../kit/form/FormInDialog.tsx";
import { refusalText } from "../kit/form/refusal-text.ts";
import { useSaving } from "../kit/form/use-saving.ts";
import { useDates } from "../kit/use-dates.ts";
import { readAudience, type AudienceRecord, type PostedRecord } from "./notification-api.ts";
import { EMPTY, inputOf, sayProblem, validateDraft, type Draft } from "./notification-draft.ts";
import { NotificationInputs } from "./NotificationInputs.tsx";

const validate = validateDraft();
const draftToInput = (draft: Draft) => inputOf(draft);

/** The dialog that writes a notification, with a preview. It asks before posting. */
export function NotificationCreate({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh();
  const notify = useNotify();
  const saving = useSaving({
    saved: "news.posted",
    saveFailed: "news.post_failed",
    inForm: true,
    say: sayProblem,
  });
  const onSuccess = ({ state }: PostedRecord) => {
    notify(state === "scheduled" ? "news.scheduled" : "news.posted", { type: "success" });
    onClose();
    refresh();
  };
  return (
    <CreateBase<PostedRecord>
      transform={draftToInput as TransformData}
      mutationOptions={{ ...saving, onSuccess }}
    >
      <Composer onClose={onClose} />
    </CreateBase>
  );
}

function Composer({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { save } = useSaveContext();
  const { instant } = useDates();
  const [asked, setAsked] = useState<{ draft: Draft; audience: AudienceRecord } | null>(null);
  const ask = async (values: object) => {
    const draft = values as Draft;
    try {
      setAsked({ draft, audience: await readAudience(draft.role || null) });
    } catch (error) {
      notify(`${t("news.post_failed")}: ${refusalText(t, error)}`, { type: "error" });
    }
  };
  const { role, starts_at: startsAt } = asked ? inputOf(asked.draft) : { role: null, starts_at: null };
  return (
    <>
      <FormInDialog
        title={t("news.new")}
        save="news.post"
        maxWidth="sm"
        defaultValues={EMPTY}
        validate={validate}
        onSubmit={ask}
        onClose={onClose}
      >
        <NotificationInputs />
      </FormInDialog>
      <ConfirmDialog
        open={asked !== null}
        title={t(role === null ? "news.confirm_title" : `news.confirm_${role}`)}
        texts={
          asked
            ? [
                ...(startsAt === null ? [] : [t("news.confirm_when", { when: instant(startsAt) })]),
                t("news.confirm_text", { n: asked.audience.people }),
                asked.audience.by_mail > 0
                  ? t("news.confirm_mail", { n: asked.audience.by_mail })
                  : t("news.confirm_no_mail"),
              ]
            : []
        }
        confirm={t(startsAt === null ? "news.post" : "news.schedule")}
        onConfirm={async () => {
          if (asked) await save?.(asked.draft);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
