import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { NewPasswordFields } from "../../account-forms/NewPasswordFields.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import type { SessionUser } from "../../session/session-user.ts";
import { useSession } from "../../session/session.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { useFieldError } from "../../account-forms/field-error.ts";
import { newPasswordSchema, type NewPasswordForm as Fields } from "../../account-forms/forms.ts";
import { isAboutCurrentPassword, refusalText, refusedField } from "../../account-forms/refusal-text.ts";

/**
 * After a one-time password, requires a new password before anything else; also used after a recovery link.
 */
export function NewPasswordForm({
  user,
  text,
  onSaved,
  onNotAllowed,
}: {
  user: SessionUser;
  /** Replaces the text about one-time passwords. */
  text?: string;
  onSaved?: () => void;
  /** Called if the server requires the current password. */
  onNotAllowed?: () => void;
}) {
  const t = useMessages();
  const { changeUser } = useSession();
  const { password_min_length: n } = usePublicSettings();
  const form = useForm<Fields>({
    resolver: zodResolver(newPasswordSchema(n)),
    defaultValues: { password: "", confirmation: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();

  // The button that had the focus was in the sign-in form, which is gone.
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await changeUser({ password });
      toast.success(t("new_password.saved"));
      onSaved?.();
    } catch (error) {
      if (onNotAllowed && isAboutCurrentPassword(error)) return onNotAllowed();
      const field = refusedField(error) === "password" ? "password" : "root";
      form.setError(field, { message: refusalText(t, error, "new_password.failed", n) });
    }
  });

  return (
    <AccountPage heading={t("new_password.title")}>
      <AccountForm
        submit={t("new_password.submit")}
        busy={isSubmitting}
        problem={errors.root?.message}
        onSubmit={submit}
      >
        <p className="-mt-2 text-soft">{text ?? t("new_password.text")}</p>
        {/* For password managers: the account of the password. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <NewPasswordFields
          label={t("new_password.label")}
          password={{ error: errorOf(errors.password), ...form.register("password") }}
          confirmation={{ error: errorOf(errors.confirmation), ...form.register("confirmation") }}
        />
      </AccountForm>
    </AccountPage>
  );
}
