import type { ComponentProps } from "react";
import { useMessages } from "../components/messages.tsx";
import { PasswordField } from "../components/fields/PasswordField.tsx";
import { usePublicSettings } from "../api/public-settings.ts";

type Password = Omit<ComponentProps<typeof PasswordField>, "label" | "hint" | "autoComplete">;

/** A new password, entered twice, with its rules below (setting password_min_length, `isGuessable`). */
export function NewPasswordFields({
  label,
  password,
  confirmation,
}: {
  label: string;
  password: Password;
  confirmation: Password;
}) {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  return (
    <>
      <PasswordField
        label={label}
        hint={t("account.password_hint", { n })}
        autoComplete="new-password"
        {...password}
      />
      <PasswordField label={t("account.confirm_password")} autoComplete="new-password" {...confirmation} />
    </>
  );
}
