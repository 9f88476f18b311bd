import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { claimDrafts } from "../../browser/session/tab-drafts.ts";
import { findReturnTo, forgetReturnTo } from "../../browser/session/return-to.ts";
import type { SessionUser } from "./session-user.ts";

export const dashboardOf = ({ role }: Pick<SessionUser, "role">): string =>
  role === "admin" ? "/admin/dashboard" : "/customer/dashboard";

/** The back office is a separate page: the browser loads it, since the site's router does not know it. */
export const isElsewhere = (path: string): boolean => /^\/admin(?:[/?#]|$)/.test(path);

/**
 * After signing in: redirects to the previous page, otherwise to the user's dashboard, also from a back
 * office page without access. Drafts of another account are removed before that page can show them. @param path overrides both
 */
export function useRedirectSignedIn(): (user: Pick<SessionUser, "id" | "role">, path?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (user, path) => {
      claimDrafts(user.id);
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
