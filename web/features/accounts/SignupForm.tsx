import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { EmailField } from "../../account-forms/EmailField.tsx";
import { NameFields } from "../../account-forms/NameFields.tsx";
import { NewPasswordFields } from "../../account-forms/NewPasswordFields.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
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
  const language = useLanguage();
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
      await signUp({ ...fields, language });
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
    <AccountForm
      submit={t("signup.submit")}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      after={
        created ? (
          <Notice tone="good" live>
            {/* a mail is sent only if the account requires confirmation */}
            <p>{t(status === "signed_in" ? "signup.signed_in" : "signup.success")}</p>
          </Notice>
        ) : undefined
      }
    >
      <NameFields
        first={{ error: errorOf(errors.firstName), ...form.register("firstName") }}
        last={{ error: errorOf(errors.lastName), ...form.register("lastName") }}
      />
      <EmailField error={errorOf(errors.email)} {...form.register("email")} />
      <NewPasswordFields
        label={t("account.password")}
        password={{ error: errorOf(errors.password), ...form.register("password") }}
        confirmation={{ error: errorOf(errors.confirmation), ...form.register("confirmation") }}
      />
    </AccountForm>
  );
}
