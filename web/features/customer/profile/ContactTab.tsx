import type { ReactNode } from "react";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { EmailField } from "../../../account-forms/EmailField.tsx";
import { useFieldError } from "../../../account-forms/field-error.ts";
import { useMessages } from "../../../components/messages.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { Part } from "../Part.tsx";
import { SaveRow } from "./SaveRow.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

/** Contact details. */
export function ContactTab({
  form: whole,
  email,
  changeEmail,
}: {
  form: ProfileForm;
  email: string;
  /** Stands below the address, which is read-only itself. */
  changeEmail: ReactNode;
}) {
  const t = useMessages();
  const errorOf = useFieldError();
  const { sends_mail = true } = usePublicSettings();
  const { register, formState } = whole.form;
  const { errors } = formState;
  return (
    <Part
      title={t("profile.contact")}
      text={t(sends_mail ? "profile.contact_text" : "profile.contact_no_mail")}
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <EmailField value={email} readOnly hint={t("profile.email_hint")} />
          {changeEmail}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label={t("profile.phone")}
            type="tel"
            autoComplete="tel"
            error={errorOf(errors.phone)}
            {...register("phone")}
          />
          <TextField
            label={t("profile.location")}
            autoComplete="address-level2"
            error={errorOf(errors.location)}
            {...register("location")}
          />
        </div>
        <TextField
          label={t("profile.website")}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          error={errorOf(errors.website)}
          {...register("website")}
        />
        <SaveRow form={whole} />
      </div>
    </Part>
  );
}
