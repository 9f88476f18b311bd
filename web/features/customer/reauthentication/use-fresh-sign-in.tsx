import { useRef, useState, type ReactElement } from "react";
import type { ConfirmationWay } from "../../../../core/auth/mailed/confirmation.ts";
import { listFactors, needsCode } from "../../../account-forms/factor-calls.ts";
import { SecondFactorForm } from "../../../account-forms/SecondFactorForm.tsx";
import { ApiError } from "../../../api/api-fetch.ts";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { AuthFactor } from "../../../session/session-user.ts";
import { useSession } from "../../../session/session.tsx";
import { FreshSignInDialog } from "./FreshSignInDialog.tsx";
import { readWays } from "./reauthentication-calls.ts";

/** The user closed the dialog without confirming: no message is needed. */
export class SignInNotConfirmed extends Error {}

/** What the dialog asks for: a sign-in confirmation, or a code of one of these factors. */
type Proof = { way: ConfirmationWay | null } | { factors: AuthFactor[] };

interface PendingCall {
  confirmed: () => void;
  refused: (error: SignInNotConfirmed) => void;
}

/**
 * For calls that require a recent sign-in or second factor: `await fresh(() => client.fetch(…))` with
 * `{dialog}` on the page. If the server requires one, the dialog asks for it, and the call is repeated.
 * @param onClosed moves the focus after the dialog, as in Dialog
 * @returns `fresh` rejects with SignInNotConfirmed if the dialog is closed
 */
export function useFreshSignIn(onClosed?: (event: Event) => void): {
  fresh: <T>(call: () => Promise<T>) => Promise<T>;
  dialog: ReactElement | null;
} {
  const t = useMessages();
  const { client, user } = useSession();
  const [proof, setProof] = useState<Proof | null>(null);
  const pending = useRef<PendingCall | null>(null);
  const settle = (how: (call: PendingCall) => void) => {
    setProof(null);
    if (pending.current) how(pending.current);
    pending.current = null;
  };
  const confirmed = () => settle((call) => call.confirmed());
  const close = () => settle((call) => call.refused(new SignInNotConfirmed()));

  /** @throws the error, if it does not require confirmation */
  async function proofFor(error: unknown): Promise<Proof> {
    if (needsCode(error)) return { factors: await listFactors(client) };
    if (!(error instanceof ApiError) || error.code !== "reauthentication_needed") throw error;
    const [way = null] = await readWays(client);
    return { way };
  }

  async function fresh<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const needed = await proofFor(error);
      await new Promise<void>((resolve, reject) => {
        pending.current = { confirmed: resolve, refused: reject };
        setProof(needed);
      });
      return call();
    }
  }

  if (proof === null) return { fresh, dialog: null };
  const dialog =
    "way" in proof ? (
      <FreshSignInDialog way={proof.way} onConfirmed={confirmed} onClose={close} onClosed={onClosed} />
    ) : (
      <Dialog
        open
        title={t("step.again_title")}
        text={t("step.again_text")}
        onClose={close}
        onClosed={onClosed}
      >
        <SecondFactorForm email={user?.email ?? ""} factors={proof.factors} onShown={confirmed} />
      </Dialog>
    );
  return { fresh, dialog };
}
