import { useCallback, useRef, useState } from "react";
import { ApiError } from "../api/api-fetch.ts";
import { Button } from "../components/Button.tsx";
import { useMessages } from "../components/messages.tsx";
import { SelectField } from "../components/fields/SelectField.tsx";
import { TextField } from "../components/fields/TextField.tsx";
import type { MessageKey } from "../messages/areas.ts";
import type { PendingSignIn } from "../session/session-user.ts";
import { useSession } from "../session/session.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { CodeField, isWholeCode } from "./CodeField.tsx";
import { showCode, showRecoveryCode } from "./factor-calls.ts";
import { refusalText } from "./refusal-text.ts";

type Way = "app" | "recovery";
const TEXTS = {
  app: { text: "step.text", missing: "step.code_short", wrong: "step.wrong", other: "step.recovery" },
  recovery: {
    text: "step.recovery_text",
    missing: "step.recovery_required",
    wrong: "step.recovery_wrong",
    other: "step.app",
  },
} as const satisfies Record<Way, Record<string, MessageKey>>;

/** Asks for a second factor: the code of an app, or a recovery code if the app is gone. */
export function SecondFactorForm({
  email,
  factors,
  onShown,
}: PendingSignIn & {
  /** The session is complete now. */
  onShown?: () => void;
}) {
  const t = useMessages();
  const { client } = useSession();
  const [way, setWay] = useState<Way>("app");
  const [factorId, setFactorId] = useState(factors[0]?.id ?? "");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const texts = TEXTS[way];

  // the focused element disappeared with the previous step
  const focused = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);
  const refuse = (refusal: typeof problem) => {
    setProblem(refusal);
    field.current?.focus();
  };

  async function submit(shown: string): Promise<void> {
    if (busy) return;
    if (way === "app" ? !isWholeCode(shown) : shown.trim() === "") return refuse({ field: t(texts.missing) });
    setBusy(true);
    setProblem({});
    try {
      await (way === "app" ? showCode(client, factorId, shown) : showRecoveryCode(client, shown));
      onShown?.();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === "mfa_verification_failed";
      if (isWrong && way === "app") setCode("");
      refuse(isWrong ? { field: t(texts.wrong) } : { form: refusalText(t, error, "factors.failed", 0) });
    } finally {
      setBusy(false);
    }
  }

  const turn = () => {
    setWay(way === "app" ? "recovery" : "app");
    setCode("");
    setProblem({});
  };

  const shared = { value: code, error: problem.field, ref: focused };
  return (
    <AccountForm submit={t("step.submit")} busy={busy} problem={problem.form} onSubmit={() => submit(code)}>
      <p className="-mt-2 text-soft [overflow-wrap:anywhere]">{t(texts.text, { email })}</p>
      {way === "app" && factors.length > 1 ? (
        <SelectField
          label={t("step.which")}
          value={factorId}
          options={factors.map(({ id, friendly_name: name }) => ({
            value: id,
            text: name || t("factors.app"),
          }))}
          onChoose={setFactorId}
        />
      ) : null}
      {way === "app" ? (
        <CodeField
          key="app"
          label={t("step.code")}
          {...shared}
          onChange={setCode}
          onComplete={(whole) => void submit(whole)}
        />
      ) : (
        <TextField
          key="recovery"
          label={t("step.recovery_code")}
          {...shared}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="font-mono"
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button variant="quiet" size="sm" className="order-last justify-self-center" onClick={turn}>
        {t(texts.other)}
      </Button>
    </AccountForm>
  );
}
