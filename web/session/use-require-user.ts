import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useMessages } from "../components/messages.tsx";
import { toast } from "../components/toasts/toast.ts";
import { rememberReturnTo } from "./return-to.ts";
import type { SessionUser } from "./session-user.ts";
import { useSession } from "./session.tsx";

/**
 * Guards a page of one person: visitors go to /login and come back here afterwards; users who sign out on it go to the home page; users whose
 * session was ended elsewhere get a message.
 * @returns null until it is known who is here, and for visitors
 */
export function useRequireUser(): SessionUser | null {
  const t = useMessages();
  const session = useSession();
  const { status, user } = session;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const turnedAway = status === "signed_out" || user?.passwordChangeRequired === true;
  const leftHere = status === "signed_out" && session.left;
  const wasHere = useRef(false);
  useEffect(() => {
    if (user) wasHere.current = true;
  }, [user]);
  useEffect(() => {
    if (!turnedAway) return;
    if (leftHere && wasHere.current) {
      void navigate("/", { replace: true });
      return;
    }
    if (wasHere.current && status === "signed_out") toast.info(t("error.session_ended"));
    rememberReturnTo(here);
    void navigate("/login", { replace: true });
  }, [turnedAway, leftHere, here, navigate, status, t]);
  return turnedAway ? null : user;
}
