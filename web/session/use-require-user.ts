import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useMessages } from "../components/messages.tsx";
import { toast } from "../components/toasts/toast.ts";
import { rememberReturnTo } from "../../browser/session/return-to.ts";
import type { SessionUser } from "./session-user.ts";
import { useSession } from "./session.tsx";

/**
 * Guards a personal page: visitors go to /login and return afterward; users who sign out on it go to the
 * home page; users whose session has ended get a message. While the server is unreachable and the user is
 * unknown, they stay.
 * @returns null until the user is known, and for visitors
 */
export function useRequireUser(): SessionUser | null {
  const t = useMessages();
  const session = useSession();
  const { status, user } = session;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const why = status === "signed_out" ? session.why : null;
  const turnedAway = (why !== null && why !== "away") || user?.passwordChangeRequired === true;
  const wasHere = useRef(false);
  useEffect(() => {
    if (user) wasHere.current = true;
  }, [user]);
  useEffect(() => {
    if (!turnedAway) return;
    if (why === "left" && wasHere.current) {
      void navigate("/", { replace: true });
      return;
    }
    if (why === "ended") toast.info(t("error.session_ended"));
    rememberReturnTo(here);
    void navigate("/login", { replace: true });
  }, [turnedAway, why, here, navigate, t]);
  return turnedAway ? null : user;
}
