import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

/** Below the fields of a tab: saves the input of both tabs. */
export function SaveRow({ form: { form, discard } }: { form: ProfileForm }) {
  const t = useMessages();
  const { isDirty, isSubmitting, errors } = form.formState;
  return (
    <div className="grid gap-4">
      {errors.root?.message ? (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t("profile.save")}
        </Button>
        {isDirty ? (
          <Button variant="quiet" onClick={discard}>
            {t("profile.discard")}
          </Button>
        ) : null}
        <output className="text-sm text-soft">{isDirty ? t("profile.unsaved") : null}</output>
      </div>
    </div>
  );
}
