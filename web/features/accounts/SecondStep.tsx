import { SecondFactorForm } from "../../account-forms/SecondFactorForm.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { PendingSignIn } from "../../session/session-user.ts";
import { useSession } from "../../session/session.tsx";
import { AccountPage } from "./AccountPage.tsx";

/** The second factor, between the first sign-in step and being signed in. Going back signs out. */
export function SecondStep({ halfway }: { halfway: PendingSignIn }) {
  const t = useMessages();
  const { signOut } = useSession();
  return (
    <AccountPage
      heading={t("step.title")}
      after={
        <Button variant="quiet" onClick={() => void signOut()}>
          {t("step.cancel")}
        </Button>
      }
    >
      <SecondFactorForm {...halfway} />
      <p className="mt-5 text-sm text-soft">{t("step.neither")}</p>
    </AccountPage>
  );
}
