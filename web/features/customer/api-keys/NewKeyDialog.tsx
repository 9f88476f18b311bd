import { useId, useState } from "react";
import { API_SCOPES, chosenScopes, type ApiScope } from "../../../../core/api-keys/api-key.ts";
import { API_KEY_DAYS } from "../../../../core/api-keys/key-days.ts";
import { CheckField } from "../../../components/fields/CheckField.tsx";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { json } from "../../../api/api-fetch.ts";
import { errorText } from "../../../api/error-text.ts";
import { useSession } from "../../../session/session.tsx";
import { SignInNotConfirmed, useFreshSignIn } from "../reauthentication/use-fresh-sign-in.tsx";

const { from, to } = API_KEY_DAYS;
/** Characters, as on the server. */
const NAME_LENGTH = 100;

export interface MadeKey {
  name: string;
  scopes: ApiScope[];
  /** The key itself, shown only now. */
  key: string;
  expires_at: string;
}

/** Asks for a new key's name, scopes and lifetime. */
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
  const { client } = useSession();
  const { fresh, dialog } = useFreshSignIn();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>(["generate"]);
  const [days, setDays] = useState(String(usual));
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
  const create = async () => {
    setBusy(true);
    setProblem("");
    const wanted = { name: name.trim(), scopes, expires_in_days: lasts };
    try {
      const response = await fresh(() => client.fetch("/api/me/api_keys", json("POST", wanted)));
      onMade((await response.json()) as MadeKey);
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) setProblem(errorText(t, error));
    }
    setBusy(false);
  };
  const submit = () => {
    setTried(true);
    if (wrong.name || wrong.scopes || wrong.days) return;
    void create();
  };
  return (
    <FormDialog
      title={t("keys.new_title")}
      confirm={t("keys.create")}
      busy={busy}
      problem={problem}
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
      {dialog}
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
          onChange={({ target }) => onChange(chosenScopes(chosen, scope, target.checked))}
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
