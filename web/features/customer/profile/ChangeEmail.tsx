import { useRef, useState } from "react";
import { EmailField } from "../../../account-forms/EmailField.tsx";
import { isAboutCurrentPassword, refusalText } from "../../../account-forms/refusal-text.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { Button } from "../../../components/Button.tsx";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { PasswordField } from "../../../components/fields/PasswordField.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { useSession } from "../../../session/session.tsx";

/** A pending change of address. `both`: without the password, the current address must confirm as well. */
interface PendingChange {
  email: string;
  both: boolean;
}
type Problems = Partial<Record<"email" | "password" | "form", string>>;

/**
 * Changes the address. It takes effect once its mailbox has confirmed it, or at once if this site sends no
 * mail.
 */
export function ChangeEmail() {
  const t = useMessages();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<PendingChange | null>(null);
  // after a reload, the address that the account still has to confirm
  const waiting = user?.newEmail ? { email: user.newEmail, both: false } : null;
  const pending = asked ?? waiting;
  return (
    <>
      {pending === null ? null : (
        <Notice tone="info" live>
          {t(pending.both ? "email.pending_both" : "email.pending", { email: pending.email })}
        </Notice>
      )}
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t("email.change")}
      </Button>
      {open ? <ChangeDialog onClose={() => setOpen(false)} onPending={setAsked} /> : null}
    </>
  );
}

function ChangeDialog({
  onClose,
  onPending,
}: {
  onClose: () => void;
  onPending: (pending: PendingChange) => void;
}) {
  const t = useMessages();
  const { client, user } = useSession();
  const { password_min_length: shortest, sends_mail = true } = usePublicSettings();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const proof = useRef<HTMLInputElement>(null);

  const submit = async () => {
    setBusy(true);
    setProblems({});
    try {
      await client.changeUser({ email, ...(password === "" ? {} : { current_password: password }) });
      const holds = client.state().user?.email === email.trim().toLowerCase();
      if (holds) toast.success(t("email.changed"));
      else onPending({ email: email.trim(), both: password === "" });
      onClose();
    } catch (error) {
      const said = refusalText(t, error, "email.failed", shortest);
      const isAddress =
        error instanceof ApiError &&
        ["email_exists", "validation_failed", "email_address_invalid"].includes(error.code);
      setProblems({ [isAboutCurrentPassword(error) ? "password" : isAddress ? "email" : "form"]: said });
      setBusy(false);
      if (isAboutCurrentPassword(error)) proof.current?.focus();
    }
  };

  return (
    <FormDialog
      title={t("email.change")}
      text={t(sends_mail ? "email.text" : "email.text_no_mail")}
      confirm={t("email.change")}
      busy={busy}
      problem={problems.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <EmailField
        value={email}
        error={problems.email}
        hint={t("email.new")}
        onChange={(event) => setEmail(event.target.value)}
      />
      {user?.hasPassword ? (
        <PasswordField
          label={t("new_password.current")}
          autoComplete="current-password"
          ref={proof}
          value={password}
          hint={sends_mail ? t("email.password_hint") : undefined}
          error={problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
    </FormDialog>
  );
}
