import { zodResolver } from "@hookform/resolvers/zod";
import { clsx } from "clsx";
import { useState, useSyncExternalStore } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { EmailField } from "../../account-forms/EmailField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PasswordField } from "../../components/fields/PasswordField.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { askForMail, type RequestedMail } from "../../session/mailed-calls.ts";
import { findReturnTo } from "../../../browser/session/return-to.ts";
import { useSession } from "../../session/session.tsx";
import { AccountLink } from "./AccountLink.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { emailOf, waitsForMail } from "./carried-email.ts";
import { MailSent } from "./MailSent.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { useFieldError } from "../../account-forms/field-error.ts";
import { addressSchema, loginSchema, type LoginForm as Fields } from "../../account-forms/forms.ts";
import { refusalText, isNotConfirmed } from "../../account-forms/refusal-text.ts";

export function LoginForm() {
  const t = useMessages();
  const { status, signIn } = useSession();
  const {
    enable_registration: registration,
    password_min_length: n,
    sends_mail = true,
  } = usePublicSettings();
  const location = useLocation();
  const form = useForm<Fields>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: emailOf(location.state), password: "" },
  });
  const email = useWatch({ control: form.control, name: "email" });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();

  const [sent, setSent] = useState<{ type: RequestedMail; email: string } | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [asking, setAsking] = useState(false);

  const submit = form.handleSubmit(async (fields) => {
    setUnconfirmed(false);
    try {
      await signIn(fields.email, fields.password);
      toast.clear();
    } catch (error) {
      setUnconfirmed(isNotConfirmed(error));
      form.setError("root", { message: refusalText(t, error, "login.failed", n) });
    }
  });

  const mail = async (type: "signup" | "magiclink") => {
    const asked = addressSchema.safeParse({ email });
    if (!asked.success) {
      const message = asked.error.issues[0]?.message ?? "account.email_invalid";
      return form.setError("email", { message }, { shouldFocus: true });
    }
    setAsking(true);
    try {
      await askForMail(type, asked.data.email, findReturnTo());
      setSent({ type, email: asked.data.email });
    } catch (error) {
      form.setError("root", { message: refusalText(t, error, "sent.failed", n) });
    }
    setAsking(false);
  };

  if (sent) {
    const back = (
      <Button variant="quiet" onClick={() => setSent(null)}>
        {t("sent.back")}
      </Button>
    );
    return (
      <AccountPage heading={t("sent.title")} after={back}>
        <MailSent {...sent} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading={t("login.title")}
      after={
        registration ? (
          <>
            {t("login.no_account")}{" "}
            <AccountLink to="/signup" state={{ email: email }}>
              {t("shell.sign_up")}
            </AccountLink>
          </>
        ) : null
      }
    >
      <ProviderButtons className={clsx(status === "loading" && "maybe:invisible")} />
      <AccountForm
        submit={t("login.submit")}
        busy={isSubmitting}
        problem={errors.root?.message}
        remedy={
          unconfirmed ? (
            <Button busy={asking} onClick={() => void mail("signup")}>
              {t("login.send_again")}
            </Button>
          ) : null
        }
        className={clsx(status === "loading" && "maybe:invisible")}
        onSubmit={submit}
      >
        <KeptNotice />
        {waitsForMail(location.state) && !errors.root ? (
          <Notice tone="info">
            <p className="wrap-anywhere">{t("login.waits", { email: emailOf(location.state) })}</p>
            <Button
              size="sm"
              className="mt-3"
              onClick={() => setSent({ type: "signup", email: emailOf(location.state) })}
            >
              {t("login.type_code")}
            </Button>
          </Notice>
        ) : null}
        <EmailField error={errorOf(errors.email)} {...form.register("email")} />
        <PasswordField
          label={t("account.password")}
          autoComplete="current-password"
          error={errorOf(errors.password)}
          {...form.register("password")}
        />
        <p className="-mt-2 text-sm">
          <AccountLink to="/forgot-password" state={{ email }}>
            {t("login.forgot")}
          </AccountLink>
        </p>
      </AccountForm>
      {sends_mail ? (
        <Button size="lg" className="mt-3 w-full" busy={asking} onClick={() => void mail("magiclink")}>
          {t("login.by_mail")}
        </Button>
      ) : null}
    </AccountPage>
  );
}

const noChange = () => () => undefined;
const cameFromGenerator = () => /^\/[a-z-]+-generator\b/.test(findReturnTo() ?? "");

/** Says that the code to be downloaded is not lost. */
function KeptNotice() {
  const t = useMessages();
  const kept = useSyncExternalStore(noChange, cameFromGenerator, () => false);
  return kept ? <Notice tone="info">{t("login.kept")}</Notice> : null;
}
