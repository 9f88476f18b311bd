import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { useHalfway, useSession } from "../../session/session.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

/**
 * /login: the sign-in form, then the second factor if there is one, and after a one-time password the choice
 * of a new password.
 */
export function Component() {
  const t = useMessages();
  const { user } = useSession();
  const halfway = useHalfway();
  useRedirectWhenSignedIn(user);
  return (
    <>
      <PageHead title={t("login.title")} description={t("login.description")} hidden />
      {user?.passwordChangeRequired ? (
        <NewPasswordForm user={user} />
      ) : halfway ? (
        <SecondStep halfway={halfway} />
      ) : (
        <LoginForm />
      )}
    </>
  );
}
