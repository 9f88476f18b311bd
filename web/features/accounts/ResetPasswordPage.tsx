import { useState } from "react";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { useHalfway, useSession } from "../../session/session.tsx";
import { useRedirectSignedIn } from "../../session/use-redirect-signed-in.ts";
import { AccountPage } from "./AccountPage.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { SecondStep } from "./SecondStep.tsx";

/**
 * /reset-password: the target of recovery links. The user sets a new password without the old one, and stays
 * signed in.
 */
export function Component() {
  const t = useMessages();
  const { status, user } = useSession();
  const halfway = useHalfway();
  // the link was already used, or the page was opened without one
  const [refused, setRefused] = useState(false);
  const redirectSignedIn = useRedirectSignedIn();
  return (
    <>
      <PageHead title={t("reset.title")} hidden />
      {halfway ? (
        <SecondStep halfway={halfway} />
      ) : status === "loading" ? (
        <AccountPage heading={t("new_password.title")}>
          <Spinner />
        </AccountPage>
      ) : user && !refused ? (
        <NewPasswordForm
          user={user}
          text={t("reset.text", { email: user.email })}
          onSaved={() => redirectSignedIn(user)}
          onNotAllowed={() => setRefused(true)}
        />
      ) : (
        <AccountPage heading={t("new_password.title")}>
          <div className="grid gap-6">
            <Notice tone="info" live>
              {t("reset.nobody")}
            </Notice>
            <LinkButton to="/forgot-password" state={{ email: user?.email }} variant="primary" size="lg">
              {t("reset.ask")}
            </LinkButton>
          </div>
        </AccountPage>
      )}
    </>
  );
}
