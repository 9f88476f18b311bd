import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { rememberReturnTo } from "./return-to.ts";
import type { SessionUser } from "./session-user.ts";
import { useSession } from "./session.tsx";

/**
 * Guards a page of one person: visitors go to /login and come back here afterwards.
 * @returns null until it is known who is here, and for visitors
 */
export function useRequireUser(): SessionUser | null {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const turnedAway = status === "signed_out" || user?.passwordChangeRequired === true;
  useEffect(() => {
    if (!turnedAway) return;
    rememberReturnTo(here);
    void navigate("/login", { replace: true });
  }, [turnedAway, here, navigate]);
  return turnedAway ? null : user;
}
