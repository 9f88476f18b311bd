import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { LegalLinks } from "../../components/LegalLinks.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";
import { AccountLink } from "./AccountLink.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { ProviderButtons } from "./ProviderButtons.tsx";
import { SignupForm } from "./SignupForm.tsx";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

/** Time to read the message before the redirect to /login. */
const READING_MS = 3000;

/**
 * /signup. If the account requires no confirmation, it is signed in at once, and /login redirects to the
 * previous page.
 */
export function Component() {
  const t = useMessages();
  const { user } = useSession();
  const { enable_registration: registration } = usePublicSettings();
  // Null until the account exists; then its address, so that the user need not type it again.
  const [created, setCreated] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  useRedirectWhenSignedIn(user, created === null && !submitting);
  useLoginAfterReading(created, user === null);

  return (
    <>
      <PageHead title={t("signup.title")} description={t("signup.description")} hidden />
      <AccountPage
        heading={t("signup.heading")}
        after={
          <>
            {t("signup.have_account")} <AccountLink to="/login">{t("shell.sign_in")}</AccountLink>
          </>
        }
      >
        {registration ? (
          <>
            {created === null ? <ProviderButtons /> : null}
            <SignupForm created={created !== null} onSubmitting={setSubmitting} onCreated={setCreated} />
            <LegalLinks
              besideForm
              className="mt-4 flex flex-wrap justify-center gap-x-5"
              linkClassName="inline-block rounded-box py-1.5 text-sm text-soft underline decoration-control underline-offset-4 hover:text-ink"
            />
          </>
        ) : (
          <Notice tone="info">{t("signup.closed")}</Notice>
        )}
      </AccountPage>
    </>
  );
}

/** @param waits whether the account requires confirmation by mail */
function useLoginAfterReading(email: string | null, waits: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (email === null) return undefined;
    const timer = setTimeout(() => void navigate("/login", { state: { email, waits } }), READING_MS);
    return () => clearTimeout(timer);
  }, [email, waits, navigate]);
}
