import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { EmailField } from "../../account-forms/EmailField.tsx";
import { useFieldError } from "../../account-forms/field-error.ts";
import { namesSchema, type NamesForm as Fields } from "../../account-forms/forms.ts";
import { NameFields } from "../../account-forms/NameFields.tsx";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toast.ts";
import { errorText } from "../../error-text.ts";
import type { SessionUser } from "../../session/session-user.ts";
import { useSession } from "../../session/session.tsx";

/** First and last name; the full name follows them. The address stands there and stays. */
export function NamesForm({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { changeUser } = useSession();
  const form = useForm<Fields>({
    resolver: zodResolver(namesSchema),
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();

  const submit = form.handleSubmit(async (fields) => {
    try {
      await changeUser({ data: { first_name: fields.firstName, last_name: fields.lastName } });
      form.reset(fields);
      toast.success(t("profile.saved"));
    } catch (error) {
      form.setError("root", { message: t("profile.failed", { message: errorText(t, error) }) });
    }
  });

  return (
    <AccountForm
      submit={t("profile.save")}
      busy={isSubmitting}
      problem={errors.root?.message}
      size="md"
      onSubmit={submit}
    >
      <NameFields
        first={{ error: errorOf(errors.firstName), ...form.register("firstName") }}
        last={{ error: errorOf(errors.lastName), ...form.register("lastName") }}
      />
      <EmailField value={user.email} readOnly hint={t("profile.email_fixed")} />
    </AccountForm>
  );
}
