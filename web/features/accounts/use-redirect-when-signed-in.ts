import { useEffect } from "react";
import type { SessionUser } from "../../session/session-user.ts";
import { useRedirectSignedIn } from "../../session/use-redirect-signed-in.ts";

/**
 * Redirects signed-in users from pages for visitors: to the previous page, otherwise to their dashboard.
 * `ready` can delay it.
 */
export function useRedirectWhenSignedIn(user: SessionUser | null, ready = true): void {
  const redirectSignedIn = useRedirectSignedIn();
  useEffect(() => {
    if (ready && user !== null && !user.passwordChangeRequired) redirectSignedIn(user);
  }, [ready, user, redirectSignedIn]);
}
