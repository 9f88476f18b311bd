import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { findReturnTo, forgetReturnTo } from "../../browser/session/return-to.ts";
import type { SessionUser } from "./session-user.ts";

export const dashboardOf = ({ role }: Pick<SessionUser, "role">): string =>
  role === "admin" ? "/admin/dashboard" : "/customer/dashboard";

/** The back office is a page of its own: the browser loads it, the site's router does not know it. */
export const isElsewhere = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);

/**
 * After signing in: leads to where they came from, else to their dashboard, and so from a page of the back office that is not for
 * them. @param path in the place of both
 */
export function useRedirectSignedIn(): (user: Pick<SessionUser, "role">, path?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (user, path) => {
      const asked = path ?? findReturnTo() ?? dashboardOf(user);
      const to = isElsewhere(asked) && user.role !== "admin" ? dashboardOf(user) : asked;
      if (isElsewhere(to)) {
        forgetReturnTo();
        location.replace(to);
        return;
      }
      const arrived = navigate(to, { replace: true });
      void Promise.resolve(arrived).then(forgetReturnTo);
    },
    [navigate],
  );
}
