import { useState } from "react";
import { GENDERS } from "../../../../core/users/profile.ts";
import { NameFields } from "../../../account-forms/NameFields.tsx";
import { useFieldError } from "../../../account-forms/field-error.ts";
import { useMessages } from "../../../components/messages.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextAreaField, TextField } from "../../../components/fields/TextField.tsx";
import { Part } from "../Part.tsx";
import { SaveRow } from "./SaveRow.tsx";
import type { ProfileForm } from "./use-profile-form.ts";

/** The form with a user's name and other personal data. */
export function PersonalTab({ form: whole }: { form: ProfileForm }) {
  const t = useMessages();
  const errorOf = useFieldError();
  const { register, formState } = whole.form;
  const { errors } = formState;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Part title={t("profile.personal")} text={t("profile.personal_text")}>
      <div className="grid gap-5">
        <NameFields
          first={{ error: errorOf(errors.firstName), ...register("firstName") }}
          last={{ error: errorOf(errors.lastName), ...register("lastName") }}
        />
        <TextAreaField
          label={t("profile.bio")}
          hint={t("profile.bio_hint")}
          rows={4}
          error={errorOf(errors.bio)}
          {...register("bio")}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label={t("profile.birth")}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={today}
            error={errorOf(errors.dateOfBirth)}
            {...register("dateOfBirth")}
          />
          <SelectField
            label={t("profile.gender")}
            placeholder={t("profile.gender_none")}
            options={GENDERS.map((value) => ({ value, text: t(`gender.${value}`) }))}
            {...register("gender")}
          />
        </div>
        <SaveRow form={whole} />
      </div>
    </Part>
  );
}
