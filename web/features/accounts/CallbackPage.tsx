import { useEffect, useReducer, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import type { MessageKey } from "../../messages/areas.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import type { SessionUser } from "../../session/session-user.ts";
import { useHalfway, useSession } from "../../session/session.tsx";
import { dashboardOf, isElsewhere } from "../../session/use-redirect-signed-in.ts";
import { AccountPage } from "./AccountPage.tsx";
import { readCallback, type CallbackAnswer } from "./callback-answer.ts";
import { SecondStep } from "./SecondStep.tsx";
import { useRedirectWhenSignedIn } from "./use-redirect-when-signed-in.ts";

/**
 * /auth/callback: users return here from a sign-in provider or a mailed link. Redirects once the user is
 * known.
 */
export function Component() {
  const t = useMessages();
  const { status, user } = useSession();
  const answer = useAnswer();
  const halfway = useHalfway();
  const isNobody = status === "signed_out" && halfway === null;
  const failure = answer?.problem ?? (answer && isNobody ? "callback.failed" : null);
  useRedirectWhenSignedIn(user, answer !== null && failure === null);
  return (
    <>
      <PageHead title={t("callback.title")} hidden />
      {failure ? (
        <Failed problem={failure} provider={answer?.provider ?? ""} user={user} />
      ) : halfway ? (
        <SecondStep halfway={halfway} />
      ) : (
        <Working />
      )}
    </>
  );
}

const firstAnswer = (before: CallbackAnswer | null, next: CallbackAnswer): CallbackAnswer => before ?? next;

/** The callback parameters, read once. They are removed from the address immediately, so that they stay out of history and bookmarks. */
function useAnswer(): CallbackAnswer | null {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { client } = useSession();
  const [answer, take] = useReducer(firstAnswer, null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const read = readCallback(search, hash);
    // a cookie may be all that a sign-in provider's visit left behind: nothing is known before the server was asked
    if (read.problem === null) void client.resume().then(() => take(read));
    else take(read);
    if (search !== "" || hash !== "") void navigate("/auth/callback", { replace: true });
    if (read.keepsSession) return;
    // after a failed attempt, no other user stays signed in
    void client.start().then(() => (client.state().user ? client.signOut() : undefined));
  }, [search, hash, navigate, client]);
  return answer;
}

function Working() {
  const t = useMessages();
  return (
    <AccountPage heading={t("callback.title")}>
      <output className="flex items-center gap-3 text-soft">
        <Spinner />
        {t("callback.working")}
      </output>
    </AccountPage>
  );
}

function Failed({
  problem,
  provider,
  user,
}: {
  problem: MessageKey;
  provider: string;
  /** The user whose session stays unchanged. */
  user: SessionUser | null;
}) {
  const t = useMessages();
  const { sign_in_providers = [] } = usePublicSettings();
  const known = sign_in_providers.find(({ name }) => name === provider);
  const text =
    problem !== "provider.sign_in_failed"
      ? t(problem)
      : known
        ? t(problem, { provider: known.label })
        : t("callback.failed");
  return (
    <AccountPage heading={t(user ? "callback.kept_title" : "callback.failed_title")}>
      <div className="grid gap-6">
        <Notice tone="danger" live>
          {text}
        </Notice>
        <div className="grid gap-3">
          {user ? (
            <LinkButton
              to={dashboardOf(user)}
              reloadDocument={isElsewhere(dashboardOf(user))}
              variant="primary"
              size="lg"
            >
              {t("callback.go_on")}
            </LinkButton>
          ) : (
            <LinkButton to="/login" variant="primary" size="lg">
              {t("callback.again")}
            </LinkButton>
          )}
          <LinkButton to="/" size="lg">
            {t("common.home")}
          </LinkButton>
        </div>
      </div>
    </AccountPage>
  );
}
