import { useEffect, type ReactNode } from "react";
import { Button, CssBaseline } from "@mui/material";
import { useTranslate } from "react-admin";
import { PageLoading } from "./kit/PageLoading.tsx";
import { removeDrafts } from "../browser/session/tab-drafts.ts";
import { siteAddress } from "./site-address.ts";
import { session } from "./session/browser-session.ts";
import { leaveForLogin } from "./session/leave-for-login.ts";
import { useSession } from "./session/use-session.ts";
import { SessionEnded } from "./layout/SessionEnded.tsx";
import { BlockedPage } from "./layout/BlockedPage.tsx";

/**
 * Admits admins. Visitors go to the site's sign-in page and return to the page that they asked for; everybody else sees why they are not
 * admitted. This gate is for usability, not security: the server checks every call again.
 */
export function Gate({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const state = useSession();
  useEffect(() => {
    if (state.status !== "signed_out") return;
    if (state.left) {
      // of pages of the site that this tab showed before
      removeDrafts();
      location.replace("/");
    } else leaveForLogin();
  }, [state]);

  switch (state.status) {
    case "loading":
    case "signed_out":
      return (
        <CssBaseline>
          <PageLoading />
        </CssBaseline>
      );
    case "unreachable":
      return (
        <BlockedPage title={t("gate.unreachable")} text={t("error.network")}>
          <Button variant="contained" onClick={() => void session.start()}>
            {t("kit.try_again")}
          </Button>
        </BlockedPage>
      );
    default:
      if (!state.user.isAdmin) {
        return (
          <BlockedPage title={t("gate.denied")} text={t("gate.denied_text")}>
            <Button variant="contained" href={siteAddress("/customer/dashboard")}>
              {t("gate.own_dashboard")}
            </Button>
            <Button variant="outlined" href={siteAddress("/")}>
              {t("gate.home")}
            </Button>
          </BlockedPage>
        );
      }
      if (state.factorWanted) {
        return (
          <BlockedPage title={t("gate.factor")} text={t("gate.factor_text")}>
            <Button variant="contained" href={siteAddress("/customer/profile?tab=security")}>
              {t("gate.factor_set_up")}
            </Button>
            <Button variant="outlined" onClick={() => void session.start()}>
              {t("kit.try_again")}
            </Button>
          </BlockedPage>
        );
      }
      return (
        <div key={state.user.id} style={{ display: "contents" }}>
          {children}
          {state.ended ? <SessionEnded /> : null}
        </div>
      );
  }
}
