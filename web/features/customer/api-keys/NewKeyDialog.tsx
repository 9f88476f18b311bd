import { useId, useState } from "react";
import { API_SCOPES, type ApiScope } from "../../../../core/api-keys/api-key.ts";
import { SETTING_LIMITS } from "../../../../core/settings/setting-limits.ts";
import { CheckField } from "../../../components/CheckField.tsx";
import { FormDialog } from "../../../components/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { PasswordField } from "../../../components/PasswordField.tsx";
import { TextField } from "../../../components/TextField.tsx";
import { useNewKey, type MadeKey } from "./use-new-key.ts";

const { from, to } = SETTING_LIMITS.api_key_expiry;
/** Characters, as the server has it. */
const NAME_LENGTH = 100;
/** A field that appears because it is asked for takes the focus. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks what a new key is for, what it may do and how long; and who is there, where the server wants to know. */
export function NewKeyDialog({
  days: usual,
  onMade,
  onClose,
}: {
  days: number;
  onMade: (made: MadeKey) => void;
  onClose: () => void;
}) {
  const t = useMessages();
  const { busy, way, problem, create } = useNewKey(onMade);
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>(["generate"]);
  const [days, setDays] = useState(String(usual));
  const [proof, setProof] = useState("");
  const [tried, setTried] = useState(false);
  const lasts = Number(days);
  const wrong = {
    name: name.trim() === "" ? t("keys.name_needed") : undefined,
    scopes: scopes.length === 0 ? t("keys.scopes_needed") : undefined,
    days:
      Number.isInteger(lasts) && lasts >= from && lasts <= to
        ? undefined
        : t("keys.days_wrong", { from, to }),
  };
  const submit = () => {
    setTried(true);
    if (wrong.name || wrong.scopes || wrong.days) return;
    void create({ name: name.trim(), scopes, expires_in_days: lasts }, proof.trim());
  };
  return (
    <FormDialog
      title={t("keys.new_title")}
      confirm={t("keys.create")}
      busy={busy}
      problem={problem.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("keys.name")}
        hint={t("keys.name_hint")}
        error={tried ? wrong.name : undefined}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Scopes chosen={scopes} error={wrong.scopes} onChange={setScopes} />
      <TextField
        label={t("keys.days")}
        hint={t("keys.days_hint", { from, to })}
        error={tried ? wrong.days : undefined}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-32 tabular-nums"
        value={days}
        onChange={({ target }) => setDays(target.value.trim())}
      />
      {way ? <p className="border-t border-line pt-4 text-sm text-soft">{t("keys.show_again")}</p> : null}
      {way === "password" ? (
        <PasswordField
          label={t("keys.password")}
          autoComplete="current-password"
          ref={focus}
          value={proof}
          error={problem.proof}
          onChange={({ target }) => setProof(target.value)}
        />
      ) : null}
      {way === "code" ? (
        <TextField
          label={t("keys.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={focus}
          value={proof}
          error={problem.proof}
          onChange={({ target }) => setProof(target.value)}
        />
      ) : null}
    </FormDialog>
  );
}

function Scopes({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly ApiScope[];
  error: string | undefined;
  onChange: (scopes: readonly ApiScope[]) => void;
}) {
  const t = useMessages();
  const id = useId();
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-medium">{t("keys.scopes")}</legend>
      {API_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          label={t(`keys.scope_${scope}`)}
          hint={t(`keys.scope_${scope}_hint`)}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(API_SCOPES.filter((one) => (one === scope ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {error ? (
        <p id={id} role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
