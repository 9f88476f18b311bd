import { useState, type RefCallback } from "react";
import type { ConfirmationWay } from "../../../../core/auth/mailed/confirmation.ts";
import { refusalText } from "../../../account-forms/refusal-text.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { PasswordField } from "../../../components/fields/PasswordField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { useSession } from "../../../session/session.tsx";
import { confirmSignIn } from "./reauthentication-calls.ts";

interface Props {
  /** Null: the account has no way to confirm. */
  way: ConfirmationWay | null;
  onConfirmed: () => void;
  onClose: () => void;
  onClosed?: ((event: Event) => void) | undefined;
}

const focus: RefCallback<HTMLInputElement> = (field) => field?.focus();

const WRONG = {
  current_password_invalid: "again.wrong_password",
  mfa_verification_failed: "again.wrong_code",
} as const;
const isWrong = (code: string): code is keyof typeof WRONG => code in WRONG;

/** Asks the user to confirm their identity: by password, or by a code if there is a second factor. */
export function FreshSignInDialog({ way, ...rest }: Props) {
  return way ? <ProofForm way={way} {...rest} /> : <NoWayDialog {...rest} />;
}

function NoWayDialog({ onClose, onClosed }: Pick<Props, "onClose" | "onClosed">) {
  const t = useMessages();
  return (
    <Dialog
      open
      title={t("step.again_title")}
      text={t("again.none")}
      onClose={onClose}
      onClosed={onClosed}
      footer={<Button onClick={onClose}>{t("common.close")}</Button>}
    />
  );
}

function ProofForm({ way, onConfirmed, onClose, onClosed }: Props & { way: ConfirmationWay }) {
  const t = useMessages();
  const { client } = useSession();
  const [proof, setProof] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});

  async function confirm(): Promise<void> {
    if (proof.trim() === "") return setProblem({ field: t(`again.${way}_required`) });
    setBusy(true);
    setProblem({});
    try {
      await confirmSignIn(client, way, proof);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && isWrong(error.code)) {
        return setProblem({ field: t(WRONG[error.code]) });
      }
      return setProblem({ form: refusalText(t, error, "factors.failed", 0) });
    }
    onConfirmed();
  }

  const field = {
    ref: focus,
    value: proof,
    error: problem.field,
    onChange: ({ target }: { target: HTMLInputElement }) => setProof(target.value),
  };
  return (
    <FormDialog
      title={t("step.again_title")}
      text={t("again.text")}
      confirm={t("again.confirm")}
      busy={busy}
      problem={problem.form}
      onSubmit={() => void confirm()}
      onClose={onClose}
      onClosed={onClosed}
    >
      {way === "password" ? (
        <PasswordField label={t("again.password")} autoComplete="current-password" {...field} />
      ) : (
        <TextField label={t("again.code")} inputMode="numeric" autoComplete="one-time-code" {...field} />
      )}
    </FormDialog>
  );
}
