import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { AccountForm } from "../../account-forms/AccountForm.tsx";
import { refusalText } from "../../account-forms/refusal-text.ts";
import { ApiError } from "../../api/api-fetch.ts";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import type { Translate } from "../../messages/translator.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { beginLink, showLink, type LinkRequest } from "../../session/link-calls.ts";
import { AccountPage } from "./AccountPage.tsx";

const noChange = () => () => undefined;

/**
 * /auth/connect: apps on other origins send users here to connect a sign-in provider. It names the account,
 * and only its button starts the flow: otherwise, a malicious link could connect the user's identity to
 * another person's account.
 */
export function Component() {
  const t = useMessages();
  const { hash } = useLocation();
  // the server never sees a fragment, and renders the page without it
  const isHere = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const ticket = new URLSearchParams(hash.replace(/^#/, "")).get("ticket");
  return (
    <>
      <PageHead title={t("connect.title")} hidden />
      {isHere ? <Connect key={ticket} ticket={ticket ?? ""} /> : <Waiting />}
    </>
  );
}

function Waiting() {
  const t = useMessages();
  return (
    <AccountPage heading={t("connect.title")}>
      <Spinner />
    </AccountPage>
  );
}

function problemText(t: Translate, error: unknown, minLength: number): string {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "flow_state_expired" || code === "validation_failed") return t("connect.expired");
  if (code === "forbidden") return t("connect.other_account");
  return refusalText(t, error, "connect.failed", minLength);
}

function Connect({ ticket }: { ticket: string }) {
  const t = useMessages();
  const { password_min_length: n } = usePublicSettings();
  const [asked, setAsked] = useState<LinkRequest | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let gone = false;
    showLink(ticket).then(
      (answer) => gone || setAsked(answer),
      (error: unknown) => gone || setProblem(problemText(t, error, n)),
    );
    return () => {
      gone = true;
    };
  }, [ticket, t, n]);

  async function begin(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      location.assign(await beginLink(ticket));
    } catch (error) {
      setProblem(problemText(t, error, n));
      setBusy(false);
    }
  }

  if (asked === null && problem === undefined) return <Waiting />;
  if (asked === null) {
    return (
      <AccountPage heading={t("connect.title")}>
        <Notice tone="danger" live>
          {problem}
        </Notice>
      </AccountPage>
    );
  }
  const { provider, email, site } = asked;
  return (
    <AccountPage heading={t("connect.heading", { provider })}>
      <AccountForm submit={t("connect.submit", { provider })} busy={busy} problem={problem} onSubmit={begin}>
        <p className="-mt-2 wrap-anywhere text-soft">{t("connect.text", { provider, email, site })}</p>
        <p className="wrap-anywhere text-soft">{t("connect.sure", { email })}</p>
      </AccountForm>
    </AccountPage>
  );
}
