import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { PasswordField } from "../../../components/fields/PasswordField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import type { SessionUser } from "../../../session/session-user.ts";
import { useRemoval } from "./use-removal.ts";

/** A field that appears on request takes the focus. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Lists what is deleted with an account, and deletes it after confirmation. */
export function RemovalPanel({ user }: { user: SessionUser }) {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid list-disc gap-1 pl-5 text-sm text-soft">
        <li>{t("removal.goes_codes")}</li>
        <li>{t("removal.goes_links")}</li>
        <li>{t("removal.goes_sessions")}</li>
        <li>{t("removal.stays")}</li>
      </ul>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t("removal.button")}
      </Button>
      {open ? <RemovalDialog user={user} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function RemovalDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const t = useMessages();
  const { busy, problems, needsCode, remove } = useRemoval();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  return (
    <FormDialog
      alert
      title={t("removal.title")}
      text={t(user.hasPassword ? "removal.ask" : "removal.ask_provider", { email: user.email })}
      confirm={t("removal.confirm")}
      busy={busy}
      problem={problems.form}
      onSubmit={() => void remove({ email, password, code })}
      onClose={onClose}
    >
      <TextField
        label={t("removal.email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {user.hasPassword ? (
        <PasswordField
          label={t("removal.password")}
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {needsCode ? (
        <TextField
          label={t("removal.code")}
          hint={t("removal.code_hint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={focus}
          value={code}
          error={problems.code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : null}
    </FormDialog>
  );
}
