import type { SessionUser } from "../../../session/session-user.ts";
import { Notifications } from "../notifications/Notifications.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useDraftOwner } from "./use-draft-owner.ts";

/** The header of a signed-in user. There are no notifications until a one-time password is replaced. */
export function SignedIn({ user }: { user: SessionUser }) {
  useDraftOwner(user);
  return (
    <>
      {user.passwordChangeRequired ? null : <Notifications key={user.id} />}
      <UserMenu user={user} />
    </>
  );
}
