import { useEffect } from "react";
import type { SessionUser } from "../../session/session-user.ts";
import { useRedirectSignedIn } from "../../session/use-redirect-signed-in.ts";

/** Pages for visitors redirect signed-in users: to where they came from, else to their dashboard. `ready` may hold them back. */
export function useRedirectWhenSignedIn(user: SessionUser | null, ready = true): void {
  const redirectSignedIn = useRedirectSignedIn();
  useEffect(() => {
    if (ready && user !== null && !user.passwordChangeRequired) redirectSignedIn(user);
  }, [ready, user, redirectSignedIn]);
}
