import { useState } from "react";
import { enrolFactor, removeFactor, showCode, type NewFactor } from "../../../account-forms/factor-calls.ts";
import { refusalText } from "../../../account-forms/refusal-text.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { FormDialog } from "../../../components/dialogs/FormDialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { useSession } from "../../../session/session.tsx";
import { SignInNotConfirmed, useFreshSignIn } from "../reauthentication/use-fresh-sign-in.tsx";
import { ScanStep } from "./ScanStep.tsx";

/** Characters, as the server has it. */
const NAME_LENGTH = 100;

/** Sets up an app: a name for it, then the QR code and its first code. Closing it before leaves nothing behind. */
export function SetUpDialog({
  suggestedName,
  onReady,
  onClose,
}: {
  suggestedName: string;
  /** The app is verified, and the session complete. */
  onReady: () => void;
  onClose: () => void;
}) {
  const t = useMessages();
  const { client } = useSession();
  const { fresh, dialog } = useFreshSignIn();
  const [name, setName] = useState(suggestedName);
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});

  const close = () => {
    // an unfinished factor would only block the next attempt
    if (factor) removeFactor(client, factor.id).catch(() => undefined);
    onClose();
  };

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem({});
    try {
      await work();
    } catch (error) {
      const refusal = error instanceof ApiError ? error.code : "";
      if (error instanceof SignInNotConfirmed) return;
      if (refusal === "mfa_factor_not_found") {
        setFactor(null);
        setCode("");
      }
      if (refusal === "mfa_verification_failed") setCode("");
      const text = {
        mfa_factor_name_conflict: { field: t("factors.name_taken") },
        mfa_verification_failed: { field: t("step.wrong") },
        mfa_factor_not_found: { form: t("factors.too_late") },
        too_many_enrolled_mfa_factors: { form: t("factors.too_many") },
      };
      setProblem(
        refusal in text
          ? text[refusal as keyof typeof text]
          : { form: refusalText(t, error, "factors.failed", 0) },
      );
    } finally {
      setBusy(false);
    }
  }

  const enrol = () =>
    name.trim() === ""
      ? setProblem({ field: t("factors.name_required") })
      : void attempt(async () => setFactor(await fresh(() => enrolFactor(client, name.trim()))));

  const verify = (shown: string) =>
    void attempt(async () => {
      if (!factor) return;
      if (shown.length < 6) return setProblem({ field: t("step.code_short") });
      await fresh(() => showCode(client, factor.id, shown));
      onReady();
    });

  const submit = () => {
    if (factor) verify(code);
    else enrol();
  };

  return (
    <FormDialog
      wide={factor !== null}
      title={t(factor ? "factors.scan_title" : "factors.name_title")}
      text={t(factor ? "factors.scan_text" : "factors.name_text")}
      confirm={t(factor ? "factors.finish" : "factors.next")}
      busy={busy}
      problem={problem.form}
      onSubmit={submit}
      onClose={close}
    >
      {factor ? (
        <ScanStep factor={factor} code={code} error={problem.field} onChange={setCode} onComplete={verify} />
      ) : (
        <TextField
          label={t("factors.name")}
          hint={t("factors.name_hint")}
          error={problem.field}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {dialog}
    </FormDialog>
  );
}
