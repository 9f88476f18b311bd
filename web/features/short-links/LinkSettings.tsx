import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ShortLinkChanges } from "../../../core/short-links/short-link.ts";
import { TARGET_LENGTH, targetProblem } from "../../../core/short-links/target.ts";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import { errorText } from "../../api/error-text.ts";
import { useSiteUrl } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";
import { parseUrl, siteHostOf } from "../../short-links/parse-url.ts";
import { changeShortLink, deleteShortLink, type ShortLinkRow } from "../../short-links/short-link-api.ts";

export const LINK_FORM_ID = "link-form";

/** Name, target, pause and end of a tracked code. */
export function LinkSettings({
  link,
  onChanged,
}: {
  link: ShortLinkRow;
  onChanged: (link: ShortLinkRow) => void;
}) {
  const t = useMessages();
  const { fetch } = useSession();
  const [busy, setBusy] = useState<"form" | "active" | null>(null);

  const change = async (what: "form" | "active", changes: ShortLinkChanges): Promise<void> => {
    setBusy(what);
    try {
      onChanged(await changeShortLink(fetch, link.id, changes));
      toast.success(t("tracked.saved"));
    } catch (error) {
      toast.error(t("tracked.not_saved", { message: errorText(t, error) }));
    } finally {
      setBusy(null);
    }
  };

  return (
    <Card
      aria-labelledby="link-settings"
      className="mt-8 grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10"
    >
      <h2 id="link-settings" className="text-lg font-semibold tracking-tight">
        {t("tracked.edit")}
      </h2>
      <div className="grid min-w-0 gap-6">
        {link.taken_down_reason === null ? (
          <>
            <TargetForm
              link={link}
              busy={busy === "form"}
              onSave={(changes) => void change("form", changes)}
            />
            <div className="border-t border-line pt-4">
              <ToggleField
                label={t("tracked.active")}
                hint={t("tracked.active_hint")}
                checked={!link.paused}
                disabled={busy === "active"}
                onChange={(active) => void change("active", { paused: !active })}
              />
            </div>
          </>
        ) : null}
        <div className="border-t border-line pt-4 first:border-t-0 first:pt-0">
          <DeleteLink link={link} />
        </div>
      </div>
    </Card>
  );
}

function TargetForm({
  link,
  busy,
  onSave,
}: {
  link: ShortLinkRow;
  busy: boolean;
  onSave: (changes: ShortLinkChanges) => void;
}) {
  const t = useMessages();
  const siteUrl = useSiteUrl();
  const [name, setName] = useState(link.name);
  const [target, setTarget] = useState(link.target);
  const [asked, setAsked] = useState(false);
  const problem = targetProblem(target.trim(), [siteHostOf(siteUrl)], parseUrl);
  return (
    <form
      id={LINK_FORM_ID}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (problem === null) onSave({ name: name.trim(), target: target.trim() });
        else event.currentTarget.querySelector<HTMLInputElement>("input[type=url]")?.focus();
      }}
    >
      <TextField
        label={t("tracked.name")}
        hint={t("tracked.name_hint")}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        type="url"
        label={t("tracked.target")}
        hint={t("tracked.target_hint")}
        error={asked && problem ? t(problem.code) : undefined}
        value={target}
        maxLength={TARGET_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTarget(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t("tracked.save")}
        </Button>
      </div>
    </form>
  );
}

function DeleteLink({ link }: { link: ShortLinkRow }) {
  const t = useMessages();
  const { fetch } = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteShortLink(fetch, link.id);
      toast.success(t("tracked.deleted"));
      await navigate("/customer/links", { replace: true });
    } catch (error) {
      toast.error(t("tracked.not_saved", { message: errorText(t, error) }));
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("tracked.delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("tracked.delete_title")}
        confirm={t("tracked.delete")}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t("tracked.delete_text")}
      </ConfirmDialog>
    </>
  );
}
