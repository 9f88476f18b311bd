import { useEffect } from "react";
import type { SessionUser } from "../../session/session-user.ts";
import { useLeadOn } from "../../session/use-lead-on.ts";

/** Pages for visitors redirect signed-in users: to where they came from, else to their dashboard. `ready` may hold them back. */
export function useSendOn(user: SessionUser | null, ready = true): void {
  const leadOn = useLeadOn();
  useEffect(() => {
    if (ready && user !== null && !user.passwordChangeRequired) leadOn(user);
  }, [ready, user, leadOn]);
}
