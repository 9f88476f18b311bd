import { zodResolver } from "@hookform/resolvers/zod";
import { clsx } from "clsx";
import { useSyncExternalStore } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { EmailField } from "../../account-forms/EmailField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PasswordField } from "../../components/PasswordField.tsx";
import { toast } from "../../components/toast.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { findReturnTo } from "../../session/return-to.ts";
import { useSession } from "../../session/session.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { emailOf } from "./carried-email.ts";
import { useFieldError } from "../../account-forms/field-error.ts";
import { loginSchema, type LoginForm as Fields } from "../../account-forms/forms.ts";
import { refusalText } from "../../account-forms/refusal-text.ts";

export function LoginForm() {
  const t = useMessages();
  const { status, signIn } = useSession();
  const { enable_registration: registration, password_min_length: n } = usePublicSettings();
  const location = useLocation();
  const form = useForm<Fields>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: emailOf(location.state), password: "" },
  });
  const email = useWatch({ control: form.control, name: "email" });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();

  const submit = form.handleSubmit(async (fields) => {
    try {
      await signIn(fields.email, fields.password);
      toast.clear();
    } catch (error) {
      form.setError("root", { message: refusalText(t, error, "login.failed", n) });
    }
  });

  return (
    <AccountPage
      heading={t("login.title")}
      after={
        registration ? (
          <>
            {t("login.no_account")}{" "}
            <Link
              to="/signup"
              state={{ email: email }}
              className="rounded-box font-medium text-ink underline decoration-control underline-offset-4 hover:decoration-accent"
            >
              {t("shell.sign_up")}
            </Link>
          </>
        ) : null
      }
    >
      <AccountForm
        submit={t("login.submit")}
        busy={isSubmitting}
        problem={errors.root?.message}
        className={clsx(status === "loading" && "maybe:invisible")}
        onSubmit={submit}
      >
        <KeptNotice />
        <EmailField error={errorOf(errors.email)} {...form.register("email")} />
        <PasswordField
          label={t("account.password")}
          autoComplete="current-password"
          error={errorOf(errors.password)}
          {...form.register("password")}
        />
      </AccountForm>
    </AccountPage>
  );
}

const noChange = () => () => undefined;
const cameFromGenerator = () => /^\/(?:qr|barcode)-generator/.test(findReturnTo() ?? "");

/** Says that the code which was about to be downloaded is not lost (D7). */
function KeptNotice() {
  const t = useMessages();
  const kept = useSyncExternalStore(noChange, cameFromGenerator, () => false);
  return kept ? <Notice tone="info">{t("login.kept")}</Notice> : null;
}
