import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { ErrorState } from "../../../components/loading/ErrorState.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { useSession } from "../../../session/session.tsx";
import { Part } from "../Part.tsx";
import { SignInNotConfirmed, useFreshSignIn } from "../reauthentication/use-fresh-sign-in.tsx";
import { CONNECTED, readConnectAnswer, type ConnectAnswer } from "./connect-answer.ts";
import { connectAddress, disconnect, type AuthIdentity } from "./identity-calls.ts";
import { IdentityRow } from "./IdentityRow.tsx";
import { useIdentities } from "./use-identities.ts";

const NONE: AuthIdentity[] = [];

/** The external accounts with which the user can sign in. Renders nothing if the site has no providers. */
export function IdentitiesSection() {
  const t = useMessages();
  const { client } = useSession();
  const loaded = useIdentities();
  const { pathname } = useLocation();
  const { labelOf, known } = useLabels();
  const answer = useConnectAnswer();
  const { fresh, dialog } = useFreshSignIn();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<AuthIdentity | null>(null);
  const section = useRef<HTMLDivElement>(null);

  const identities = loaded.data ?? NONE;
  const connected = identities.filter(({ provider }) => provider !== "email");
  const open = known.filter(({ name }) => !connected.some(({ provider }) => provider === name));
  const answered = answer?.problem ? t(answer.problem, { provider: labelOf(answer.provider) }) : null;
  if (known.length === 0 && connected.length === 0) return null;

  const connect = async (provider: string) => {
    setBusy(provider);
    setProblem(null);
    try {
      const back = `${pathname}?${new URLSearchParams({ tab: "security", [CONNECTED]: provider })}`;
      location.assign(await fresh(() => connectAddress(client, provider, back)));
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) setProblem(errorText(t, error));
      setBusy(null);
    }
  };
  const leave = async (identity: AuthIdentity) => {
    setBusy(identity.identity_id);
    setProblem(null);
    try {
      await fresh(() => disconnect(client, identity.identity_id));
      await loaded.reload();
      toast.success(t("identities.disconnected", { provider: labelOf(identity.provider) }));
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) setProblem(errorText(t, error));
    }
    setBusy(null);
    setLeaving(null);
  };
  const rows = [
    ...connected.map((identity) => ({ provider: identity.provider, identity, id: identity.identity_id })),
    ...open.map(({ name }) => ({ provider: name, identity: null, id: name })),
  ];

  return (
    <Part title={t("identities.title")} text={t("identities.text")}>
      <div ref={section} tabIndex={-1} className="grid gap-4 outline-none">
        {(problem ?? answered) ? (
          <Notice tone="danger" live>
            {problem ?? answered}
          </Notice>
        ) : null}
        {loaded.status === "failed" ? (
          <ErrorState title={t("identities.load_failed")} onRetry={loaded.retry}>
            {loaded.problem}
          </ErrorState>
        ) : loaded.status === "loading" ? (
          <Skeleton className="h-20" />
        ) : (
          <ul
            aria-label={t("identities.list")}
            className="divide-y divide-line rounded-box border border-line"
          >
            {rows.map(({ id, provider, identity }) => (
              <IdentityRow
                key={id}
                provider={provider}
                label={labelOf(provider)}
                identity={identity}
                isLast={identities.length === 1}
                busy={busy === provider}
                onConnect={() => void connect(provider)}
                onDisconnect={setLeaving}
              />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={t("identities.ask_title", { provider: labelOf(leaving?.provider ?? "") })}
        confirm={t("identities.disconnect")}
        busy={busy !== null}
        onConfirm={() => (leaving ? void leave(leaving) : undefined)}
        onCancel={() => setLeaving(null)}
        onClosed={(event) => {
          event.preventDefault();
          section.current?.focus();
        }}
      >
        {t("identities.ask", { provider: labelOf(leaving?.provider ?? "") })}
      </ConfirmDialog>
      {dialog}
    </Part>
  );
}

/** Display names of providers; the id for one that the site no longer has. */
function useLabels() {
  const { sign_in_providers: known = [] } = usePublicSettings();
  const labelOf = (provider: string) => known.find(({ name }) => name === provider)?.label ?? provider;
  return { known, labelOf };
}

/** The provider's answer in the address, read once: it is removed from the address, and success is shown as a toast. */
function useConnectAnswer(): ConnectAnswer | null {
  const t = useMessages();
  const { labelOf, known } = useLabels();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => readConnectAnswer(search, hash));
  const told = useRef(false);
  const isKnown = answer !== null && known.some(({ name }) => name === answer.provider);
  const success = isKnown && answer.problem === null ? answer.provider : null;
  useEffect(() => {
    if (answer === null || told.current) return;
    told.current = true;
    if (success !== null) toast.success(t("identities.connected", { provider: labelOf(success) }));
    void navigate(`${pathname}?tab=security`, { replace: true });
  }, [answer, success, t, labelOf, navigate, pathname]);
  return isKnown ? answer : null;
}
