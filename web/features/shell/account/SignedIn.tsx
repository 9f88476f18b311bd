import type { SessionUser } from "../../../session/session-user.ts";
import { Notifications } from "../notifications/Notifications.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** What the header shows the signed-in user. Before a one-time password is replaced the account has no news. */
export function SignedIn({ user }: { user: SessionUser }) {
  return (
    <>
      {user.passwordChangeRequired ? null : <Notifications key={user.id} />}
      <UserMenu user={user} />
    </>
  );
}
