import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PasswordField } from "../../components/PasswordField.tsx";
import { TextField } from "../../components/TextField.tsx";
import { toast } from "../../components/toast.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { useSession } from "../../session/session.tsx";
import { emailOf } from "./carried-email.ts";
import { useFieldError } from "../../account-forms/field-error.ts";
import { signupSchema, type SignupForm as Fields } from "../../account-forms/forms.ts";
import { refusalText, refusedField } from "../../account-forms/refusal-text.ts";

export function SignupForm({
  created,
  onSubmitting,
  onCreated,
}: {
  created: boolean;
  onSubmitting: (submitting: boolean) => void;
  onCreated: (email: string) => void;
}) {
  const t = useMessages();
  const { status, signUp } = useSession();
  const { password_min_length: n } = usePublicSettings();
  const location = useLocation();
  const form = useForm<Fields>({
    resolver: zodResolver(signupSchema(n)),
    defaultValues: {
      firstName: "",
      lastName: "",
      email: emailOf(location.state),
      password: "",
      confirmation: "",
    },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();

  const submit = form.handleSubmit(async (fields) => {
    onSubmitting(true);
    try {
      await signUp(fields);
      toast.clear();
      onCreated(fields.email);
    } catch (error) {
      const field = refusedField(error) ?? "root";
      form.setError(field, { message: refusalText(t, error, "signup.failed", n) }, { shouldFocus: true });
    } finally {
      onSubmitting(false);
    }
  });

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={t("account.first_name")}
          autoComplete="given-name"
          error={errorOf(errors.firstName)}
          {...form.register("firstName")}
        />
        <TextField
          label={t("account.last_name")}
          autoComplete="family-name"
          error={errorOf(errors.lastName)}
          {...form.register("lastName")}
        />
      </div>
      <TextField
        label={t("account.email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errorOf(errors.email)}
        {...form.register("email")}
      />
      <PasswordField
        label={t("account.password")}
        hint={t("account.password_hint", { n })}
        autoComplete="new-password"
        error={errorOf(errors.password)}
        {...form.register("password")}
      />
      <PasswordField
        label={t("account.confirm_password")}
        autoComplete="new-password"
        error={errorOf(errors.confirmation)}
        {...form.register("confirmation")}
      />
      {errors.root?.message ? (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      ) : null}
      {created ? (
        <Notice tone="good" live>
          <p>{t("signup.success")}</p>
          {status === "signed_in" ? <p className="mt-2 text-sm text-soft">{t("signup.signed_in")}</p> : null}
        </Notice>
      ) : (
        <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
          {t("signup.submit")}
        </Button>
      )}
    </form>
  );
}
