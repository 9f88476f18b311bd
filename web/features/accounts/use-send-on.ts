import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { findReturnTo, forgetReturnTo } from "../../session/return-to.ts";
import type { SessionUser } from "../../session/session-user.ts";

/** Pages for visitors send whoever is signed in on: to where they came from, else to their dashboard. `ready` may hold them back. */
export function useSendOn(user: SessionUser | null, ready = true): void {
  const navigate = useNavigate();
  const on = ready && user !== null && !user.passwordChangeRequired;
  useEffect(() => {
    if (!on) return;
    const arrived = navigate(findReturnTo() ?? "/customer/dashboard", { replace: true });
    void Promise.resolve(arrived).then(forgetReturnTo);
  }, [on, navigate]);
}
