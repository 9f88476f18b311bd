import { useRef, useState, type ReactElement } from "react";
import { HttpError } from "react-admin";
import { FreshSignInDialog } from "./FreshSignInDialog.tsx";
import { SignInNotConfirmed } from "./sign-in-not-confirmed.ts";

interface Waiting {
  confirmed: () => void;
  refused: (error: SignInNotConfirmed) => void;
}

const needsFreshSignIn = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.body as { code?: string } | undefined)?.code === "reauthentication_needed";

/**
 * For calls that the server accepts only after a fresh sign-in: `await fresh(() => adminFetch(…))` with `{dialog}` on the page. Where the
 * server asks for one, the dialog does, and the call is repeated.
 * @returns `fresh` rejects with SignInNotConfirmed where the dialog was closed
 */
export function useFreshSignIn(): {
  fresh: <T>(work: () => Promise<T>) => Promise<T>;
  dialog: ReactElement | null;
} {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const settle = (how: (caller: Waiting) => void) => {
    setOpen(false);
    if (waiting.current) how(waiting.current);
    waiting.current = null;
  };
  return {
    async fresh(work) {
      try {
        return await work();
      } catch (error) {
        if (!needsFreshSignIn(error)) throw error;
      }
      await new Promise<void>((confirmed, refused) => {
        waiting.current = { confirmed, refused };
        setOpen(true);
      });
      return work();
    },
    dialog: isOpen ? (
      <FreshSignInDialog
        onConfirmed={() => settle(({ confirmed }) => confirmed())}
        onClose={() => settle(({ refused }) => refused(new SignInNotConfirmed()))}
      />
    ) : null,
  };
}
