import { useEffect, useRef, useState } from "react";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { CodeField, isWholeCode } from "../../account-forms/CodeField.tsx";
import { refusalText } from "../../account-forms/refusal-text.ts";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { askForMail, redeemCode, type RequestedMail } from "../../session/mailed-calls.ts";
import { findReturnTo } from "../../../browser/session/return-to.ts";
import { useSession } from "../../session/session.tsx";

const TEXTS = {
  signup: "sent.signup",
  magiclink: "sent.magiclink",
  recovery: "sent.recovery",
} as const;

/** Shown after a mail was requested: its code can be entered here if the mail is read on another device. */
export function MailSent({
  type,
  email,
  onDone,
}: {
  type: RequestedMail;
  email: string;
  onDone?: () => void;
}) {
  const t = useMessages();
  const { client } = useSession();
  const { password_min_length: n } = usePublicSettings();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState<"code" | "mail" | null>(null);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // the focused element disappeared with the form
  useEffect(() => field.current?.focus(), []);

  const attempt = async (what: "code" | "mail", work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(refusalText(t, error, "sent.failed", n));
    } finally {
      setBusy(null);
    }
  };
  const redeem = (digits: string) =>
    attempt("code", async () => {
      if (!isWholeCode(digits)) {
        setProblem(t("sent.code_incomplete"));
        field.current?.focus();
        return;
      }
      await redeemCode(client, { email, code: digits, type });
      onDone?.();
    });
  const again = () =>
    attempt("mail", async () => {
      await askForMail(type, email, findReturnTo());
      setCode("");
      toast.success(t("sent.again_done"));
    });

  return (
    <div className="grid gap-4">
      <AccountForm
        submit={t("sent.submit")}
        busy={busy === "code"}
        problem={problem}
        onSubmit={() => redeem(code)}
      >
        <output className="-mt-2 block wrap-anywhere text-soft">{t(TEXTS[type], { email })}</output>
        <CodeField
          ref={field}
          label={t("sent.code")}
          hint={t("sent.code_hint")}
          value={code}
          onChange={setCode}
          onComplete={(digits) => void redeem(digits)}
        />
      </AccountForm>
      <Button variant="quiet" busy={busy === "mail"} onClick={() => void again()}>
        {t("sent.again")}
      </Button>
    </div>
  );
}
