import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { EmailField } from "../../account-forms/EmailField.tsx";
import { useFieldError } from "../../account-forms/field-error.ts";
import { addressSchema, type AddressForm } from "../../account-forms/forms.ts";
import { refusalText } from "../../account-forms/refusal-text.ts";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";
import { askForMail } from "../../session/mailed-calls.ts";
import { useHalfway, useSession } from "../../session/session.tsx";
import { AccountLink } from "./AccountLink.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { emailOf } from "./carried-email.ts";
import { MailSent } from "./MailSent.tsx";
import { SecondStep } from "./SecondStep.tsx";

/**
 * /forgot-password: requests a link, and accepts its code. Gives the same response for every address. If the
 * site sends no mail, it names whom to contact.
 */
export function Component() {
  const t = useMessages();
  const navigate = useNavigate();
  const { user } = useSession();
  const halfway = useHalfway();
  const [redeemed, setRedeemed] = useState(false);
  useEffect(() => {
    if (redeemed && user) void navigate("/reset-password", { replace: true });
  }, [redeemed, user, navigate]);
  const { sends_mail = true } = usePublicSettings();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = <AccountLink to="/login">{t("sent.back")}</AccountLink>;
  return (
    <>
      <PageHead title={t("forgot.title")} description={t("forgot.description")} hidden />
      {halfway ? (
        <SecondStep halfway={halfway} />
      ) : sentTo === null ? (
        <AccountPage heading={t("forgot.heading")} after={back}>
          {sends_mail ? (
            <AddressAsked onSent={setSentTo} />
          ) : (
            <Notice tone="info">{t("forgot.no_mail")}</Notice>
          )}
        </AccountPage>
      ) : (
        <AccountPage heading={t("sent.title")} after={back}>
          <MailSent type="recovery" email={sentTo} onDone={() => setRedeemed(true)} />
        </AccountPage>
      )}
    </>
  );
}

function AddressAsked({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  const { state } = useLocation();
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressSchema),
    defaultValues: { email: emailOf(state) },
  });
  const { errors, isSubmitting } = form.formState;
  const errorOf = useFieldError();
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await askForMail("recovery", email);
      onSent(email);
    } catch (error) {
      form.setError("root", { message: refusalText(t, error, "sent.failed", n) });
    }
  });
  return (
    <AccountForm
      submit={t("forgot.submit")}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
    >
      <p className="-mt-2 text-soft">{t("forgot.text")}</p>
      <EmailField error={errorOf(errors.email)} {...form.register("email")} />
    </AccountForm>
  );
}
