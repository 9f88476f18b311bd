import { useRef, useState } from "react";
import { newRecoveryCodes, removeFactor } from "../../../account-forms/factor-calls.ts";
import { refusalText } from "../../../account-forms/refusal-text.ts";
import { Button } from "../../../components/Button.tsx";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { ErrorState } from "../../../components/loading/ErrorState.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { usePublicSettings } from "../../../api/public-settings.ts";
import type { AuthFactor, SessionUser } from "../../../session/session-user.ts";
import { useSession } from "../../../session/session.tsx";
import { Part } from "../Part.tsx";
import { SignInNotConfirmed, useFreshSignIn } from "../reauthentication/use-fresh-sign-in.tsx";
import { CodesDialog } from "./CodesDialog.tsx";
import { FactorRow } from "./FactorRow.tsx";
import { RecoveryRow } from "./RecoveryRow.tsx";
import { SetUpDialog } from "./SetUpDialog.tsx";
import { useFactors } from "./use-factors.ts";

/** The open dialog, if any. */
type Open = { kind: "set-up" } | { kind: "remove"; factor: AuthFactor } | { kind: "renew" } | null;

/** State before anything is loaded. */
const NONE = { factors: [], recovery: null };

/** The second factor of an account: its apps and its recovery codes. */
export function FactorsSection({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { client } = useSession();
  const loaded = useFactors();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const { factors, recovery } = loaded.data ?? NONE;
  const last = user.hasPassword ? "factors.remove_last" : "factors.remove_last_provider";
  const nameOf = (factor: AuthFactor) => factor.friendly_name || t("factors.app");
  const focusSection = (event: Event) => {
    event.preventDefault();
    // if another dialog follows, the page is hidden behind it, and the dialog takes the focus
    if (!section.current?.closest("[aria-hidden=true]")) section.current?.focus();
  };

  const { fresh, dialog } = useFreshSignIn(focusSection);
  const change = async (work: () => Promise<void>) => {
    setOpen(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) toast.error(refusalText(t, error, "factors.failed", 0));
    }
    setBusy(false);
  };

  const makeCodes = () =>
    change(async () => {
      setCodes(await fresh(() => newRecoveryCodes(client)));
      await loaded.reload();
    });
  const ready = () => {
    setOpen(null);
    toast.success(t("factors.ready"));
    if (recovery) void loaded.reload();
    else void makeCodes();
  };
  const remove = (factor: AuthFactor) =>
    change(async () => {
      await fresh(() => removeFactor(client, factor.id));
      toast.success(t("factors.removed", { name: nameOf(factor) }));
      await loaded.reload();
    });

  return (
    <Part title={t("factors.title")} text={t(user.hasPassword ? "factors.text" : "factors.text_provider")}>
      <div
        ref={section}
        tabIndex={-1}
        aria-busy={loaded.status === "loading"}
        className="grid gap-4 outline-none"
      >
        {loaded.status === "failed" ? (
          <ErrorState title={t("factors.load_failed")} onRetry={loaded.retry}>
            {loaded.problem}
          </ErrorState>
        ) : loaded.status === "loading" ? (
          <Skeleton className="h-26" />
        ) : factors.length === 0 ? (
          <Nothing user={user} onSetUp={() => setOpen({ kind: "set-up" })} />
        ) : (
          <>
            <ul
              aria-label={t("factors.list")}
              className="divide-y divide-line rounded-box border border-line"
            >
              {factors.map((factor) => (
                <FactorRow
                  key={factor.id}
                  factor={factor}
                  name={nameOf(factor)}
                  onRemove={() => setOpen({ kind: "remove", factor })}
                />
              ))}
              <RecoveryRow
                recovery={recovery}
                busy={busy}
                onMake={() => (recovery ? setOpen({ kind: "renew" }) : void makeCodes())}
              />
            </ul>
            <Button className="justify-self-start" onClick={() => setOpen({ kind: "set-up" })}>
              {t("factors.add")}
            </Button>
          </>
        )}
      </div>
      {open?.kind === "set-up" ? (
        <SetUpDialog
          suggestedName={unusedName(t("factors.app"), factors)}
          onReady={ready}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === "remove" ? (
        <ConfirmDialog
          open
          title={t("factors.remove_title", { name: nameOf(open.factor) })}
          confirm={t("factors.remove")}
          busy={busy}
          onConfirm={() => void remove(open.factor)}
          onCancel={() => setOpen(null)}
          onClosed={focusSection}
        >
          {t(factors.length > 1 ? "factors.remove_one" : last)}
        </ConfirmDialog>
      ) : null}
      {open?.kind === "renew" ? (
        <ConfirmDialog
          open
          title={t("factors.codes_again_title")}
          confirm={t("factors.codes_again")}
          busy={busy}
          onConfirm={() => void makeCodes()}
          onCancel={() => setOpen(null)}
        >
          {t("factors.codes_again_text")}
        </ConfirmDialog>
      ) : null}
      {dialog}
      {codes ? (
        <CodesDialog codes={codes} email={user.email} onKept={() => setCodes(null)} onClosed={focusSection} />
      ) : null}
    </Part>
  );
}

/** No second factor yet: what that means, and the way to one. */
function Nothing({ user, onSetUp }: { user: SessionUser; onSetUp: () => void }) {
  const t = useMessages();
  const { enable_2fa: wanted } = usePublicSettings();
  return (
    <div className="grid justify-items-start gap-4">
      {wanted ? (
        <Notice tone="warn" className="w-full">
          {t("factors.asked_for")} {user.role === "admin" ? t("factors.admin_needs") : null}
        </Notice>
      ) : (
        <p className="text-soft">{t(user.hasPassword ? "factors.off" : "factors.off_provider")}</p>
      )}
      <Button variant="primary" onClick={onSetUp}>
        {t("factors.set_up")}
      </Button>
    </div>
  );
}

function unusedName(name: string, factors: readonly AuthFactor[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  let unused = name;
  for (let number = 2; taken.has(unused); number += 1) unused = `${name} ${number}`;
  return unused;
}
