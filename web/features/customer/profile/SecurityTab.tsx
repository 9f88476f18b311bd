import { useMessages } from "../../../components/messages.tsx";
import type { SessionUser } from "../../../session/session-user.ts";
import { FactorsSection } from "../factors/FactorsSection.tsx";
import { IdentitiesSection } from "../identities/IdentitiesSection.tsx";
import { Part } from "../Part.tsx";
import { PasswordForm } from "../PasswordForm.tsx";
import { SessionsSection } from "../sessions/SessionsSection.tsx";

/** Security settings of an account. */
export function SecurityTab({ user }: { user: SessionUser }) {
  const t = useMessages();
  return (
    <>
      <Part title={t("profile.password")} text={t("profile.password_text")}>
        <PasswordForm user={user} />
      </Part>
      <FactorsSection user={user} />
      <IdentitiesSection />
      <SessionsSection />
    </>
  );
}
