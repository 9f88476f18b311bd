import { useRef, useState, type ReactElement } from "react";
import type { ConfirmationWay } from "../../../../core/auth/mailed/confirmation.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { useSession } from "../../../session/session.tsx";
import { FreshSignInDialog } from "./FreshSignInDialog.tsx";
import { readWays } from "./reauthentication-calls.ts";

/** The dialog was closed without a proof: nothing has to be said about it. */
export class SignInNotConfirmed extends Error {}

interface Waiting {
  confirmed: () => void;
  refused: (error: SignInNotConfirmed) => void;
}

/**
 * For calls that the server accepts only after a fresh sign-in: `await fresh(() => client.fetch(…))` with `{dialog}` on the page. Where
 * the server asks for one, the dialog does, and the call is repeated.
 * @returns `fresh` rejects with SignInNotConfirmed where the dialog was closed
 */
export function useFreshSignIn(): {
  fresh: <T>(work: () => Promise<T>) => Promise<T>;
  dialog: ReactElement | null;
} {
  const { client } = useSession();
  // undefined: the dialog is closed
  const [way, setWay] = useState<ConfirmationWay | null>();
  const waiting = useRef<Waiting | null>(null);
  const settle = (how: (caller: Waiting) => void) => {
    setWay(undefined);
    if (waiting.current) how(waiting.current);
    waiting.current = null;
  };
  return {
    async fresh(work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "reauthentication_needed") throw error;
      }
      const [known = null] = await readWays(client);
      await new Promise<void>((confirmed, refused) => {
        waiting.current = { confirmed, refused };
        setWay(known);
      });
      return work();
    },
    dialog:
      way === undefined ? null : (
        <FreshSignInDialog
          way={way}
          onConfirmed={() => settle(({ confirmed }) => confirmed())}
          onClose={() => settle(({ refused }) => refused(new SignInNotConfirmed()))}
        />
      ),
  };
}
