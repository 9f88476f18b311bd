import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { refusalText } from "../../account-forms/refusal-text.ts";
import { ApiError } from "../../api/api-fetch.ts";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { toast } from "../../components/toasts/toast.ts";
import type { MessageKey } from "../../messages/areas.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { redeemLink, type LinkType } from "../../session/mailed-calls.ts";
import type { SessionUser } from "../../session/session-user.ts";
import { useHalfway, useSession } from "../../session/session.tsx";
import { dashboardOf, isElsewhere, useRedirectSignedIn } from "../../session/use-redirect-signed-in.ts";
import { AccountPage } from "./AccountPage.tsx";
import { readMailedLink, type MailedLink } from "./mailed-link.ts";
import { SecondStep } from "./SecondStep.tsx";

interface Texts {
  heading: MessageKey;
  text: MessageKey;
  submit: MessageKey;
  /** Message after success. */
  done?: MessageKey;
}
const SIGN_UP: Texts = {
  heading: "confirm.signup",
  text: "confirm.signup_text",
  submit: "confirm.signup_submit",
  done: "confirm.signup_done",
};
const TEXTS: Record<LinkType, Texts> = {
  signup: SIGN_UP,
  email: SIGN_UP,
  invite: { heading: "confirm.invite", text: "confirm.invite_text", submit: "confirm.invite_submit" },
  magiclink: { heading: "confirm.magiclink", text: "confirm.magiclink_text", submit: "login.submit" },
  recovery: { heading: "new_password.title", text: "confirm.recovery_text", submit: "sent.submit" },
  email_change: {
    heading: "confirm.email_change",
    text: "confirm.email_change_text",
    submit: "confirm.email_change_submit",
    done: "confirm.email_change_done",
  },
};
/** Page that sends a new link. */
const NEW_LINK: Record<LinkType, string> = {
  signup: "/login",
  email: "/login",
  invite: "/login",
  magiclink: "/login",
  recovery: "/forgot-password",
  email_change: "/customer/profile?tab=contact",
};

/** The reason why a link did not work, and what the user can do. */
type Outcome = "waiting" | "half" | "used" | "expired";

const noChange = () => () => undefined;

/**
 * /auth/confirm: the target of mailed links. Only its button redeems them, since programs open links, too.
 */
export function Component() {
  const t = useMessages();
  const { search, hash } = useLocation();
  // a fragment never reaches the server: the page is rendered there, and taken over here, before the link is known
  const isHere = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const link = readMailedLink(search, hash);
  return (
    <>
      <PageHead title={t("confirm.title")} hidden />
      {!isHere ? <Unread /> : link ? <Confirm key={link.token} link={link} /> : <Incomplete />}
    </>
  );
}

function Unread() {
  const t = useMessages();
  return (
    <AccountPage heading={t("confirm.title")}>
      <Spinner />
    </AccountPage>
  );
}

function Incomplete() {
  const t = useMessages();
  return (
    <AccountPage heading={t("confirm.title")}>
      <div className="grid gap-6">
        <Notice tone="danger">{t("confirm.incomplete")}</Notice>
        <LinkButton to="/login" size="lg">
          {t("shell.sign_in")}
        </LinkButton>
      </div>
    </AccountPage>
  );
}

function Confirm({ link }: { link: MailedLink }) {
  const t = useMessages();
  const { client, user } = useSession();
  const { password_min_length: n } = usePublicSettings();
  const halfway = useHalfway();
  const [outcome, setOutcome] = useState<Outcome>("waiting");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [onwards, setOnwards] = useState<Continuation | null>(null);
  useRedirectOnceSignedIn(onwards);
  const texts = TEXTS[link.type];

  async function redeem(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const redeemed = await redeemLink(client, link);
      if (redeemed.kind === "sent_on") location.assign(redeemed.address);
      else if (redeemed.kind === "half") setOutcome("half");
      else {
        if (texts.done) toast.success(t(texts.done));
        setOnwards({ path: pathAfter(link.type, redeemed.path) });
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === "otp_expired") {
        setOutcome(error.fields["token_hash"] === undefined ? "expired" : "used");
      } else setProblem(refusalText(t, error, "confirm.failed", n));
    }
    setBusy(false);
  }

  // only after this link: a pending sign-in may be another user's
  if (halfway && onwards !== null) return <SecondStep halfway={halfway} />;
  if (outcome !== "waiting") return <Result outcome={outcome} type={link.type} user={user} />;
  return (
    <AccountPage heading={t(texts.heading)}>
      <AccountForm
        submit={t(texts.submit)}
        busy={busy || onwards !== null}
        problem={problem}
        onSubmit={redeem}
      >
        <p className="-mt-2 text-soft">{t(texts.text)}</p>
      </AccountForm>
      <p className="mt-5 text-sm text-soft">{t("confirm.why")}</p>
    </AccountPage>
  );
}

/** Null: to the previous page, otherwise to the dashboard. */
interface Continuation {
  path: string | null;
}

function pathAfter(type: LinkType, asked: string | null): string | null {
  if (asked !== null) return asked;
  if (type === "recovery" || type === "invite") return "/reset-password";
  if (type === "email_change") return "/customer/profile?tab=contact";
  return null;
}

/** Once the user is signed in, including a second factor if there is one. */
function useRedirectOnceSignedIn(onwards: Continuation | null): void {
  const navigate = useNavigate();
  const redirectSignedIn = useRedirectSignedIn();
  const { user } = useSession();
  useEffect(() => {
    if (!onwards || !user) return;
    // the way back is kept until a password is chosen
    const isToChoose = user.passwordChangeRequired || onwards.path === "/reset-password";
    if (isToChoose) void navigate("/reset-password", { replace: true });
    else if (onwards.path === null) redirectSignedIn(user);
    else redirectSignedIn(user, onwards.path);
  }, [onwards, user, navigate, redirectSignedIn]);
}

function Result({
  outcome,
  type,
  user,
}: {
  outcome: Exclude<Outcome, "waiting">;
  type: LinkType;
  user: SessionUser | null;
}) {
  const t = useMessages();
  const { heading } = TEXTS[type];
  if (outcome === "half") {
    return (
      <AccountPage heading={t(heading)}>
        <Notice tone="good" live>
          {t("confirm.half")}
        </Notice>
      </AccountPage>
    );
  }
  return (
    <AccountPage heading={t(heading)}>
      <div className="grid gap-6">
        <Notice tone="danger" live>
          {t(outcome === "used" ? "confirm.used" : "confirm.expired")}
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
          ) : null}
          <LinkButton to={NEW_LINK[type]} {...(user ? {} : { variant: "primary" as const })} size="lg">
            {t("confirm.new_link")}
          </LinkButton>
        </div>
      </div>
    </AccountPage>
  );
}
