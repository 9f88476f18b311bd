import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { useFieldError } from "../../account-forms/field-error.ts";
import { passwordChangeSchema, type PasswordChangeForm as Fields } from "../../account-forms/forms.ts";
import { NewPasswordFields } from "../../account-forms/NewPasswordFields.tsx";
import { isAboutCurrentPassword, refusalText, refusedField } from "../../account-forms/refusal-text.ts";
import { useMessages } from "../../components/messages.tsx";
import { PasswordField } from "../../components/fields/PasswordField.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import type { SessionUser } from "../../session/session-user.ts";
import { useSession } from "../../session/session.tsx";
import { StrengthMeter } from "./profile/StrengthMeter.tsx";

const EMPTY: Fields = { currentPassword: "", password: "", confirmation: "" };

/**
 * Changes the password, which requires the current one, or sets the first one of a user who only signs in
 * with a provider.
 */
export function PasswordForm({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { changeUser } = useSession();
  const { password_min_length: n } = usePublicSettings();
  const form = useForm<Fields>({
    resolver: zodResolver(passwordChangeSchema(n, user.hasPassword)),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();
  const typed = useWatch({ control: form.control, name: "password" });

  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      await changeUser({ password, ...(user.hasPassword ? { current_password: currentPassword } : {}) });
      form.reset(EMPTY);
      toast.success(t("profile.password_saved"));
    } catch (error) {
      const about = isAboutCurrentPassword(error) ? "currentPassword" : refusedField(error);
      const field = about === "email" ? "root" : (about ?? "root");
      form.setError(
        field,
        { message: refusalText(t, error, "new_password.failed", n) },
        { shouldFocus: true },
      );
    }
  });

  return (
    <AccountForm
      submit={t("profile.password_save")}
      busy={isSubmitting}
      problem={errors.root?.message}
      size="md"
      onSubmit={submit}
    >
      {/* For password managers: the account of the password. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {user.hasPassword ? (
        <PasswordField
          label={t("new_password.current")}
          autoComplete="current-password"
          error={errorOf(errors.currentPassword)}
          {...form.register("currentPassword")}
        />
      ) : null}
      <NewPasswordFields
        label={t("new_password.label")}
        password={{
          aside: <StrengthMeter password={typed} />,
          error: errorOf(errors.password),
          ...form.register("password"),
        }}
        confirmation={{ error: errorOf(errors.confirmation), ...form.register("confirmation") }}
      />
    </AccountForm>
  );
}
