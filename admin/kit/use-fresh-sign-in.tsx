import { useRef, useState, type ReactElement } from "react";
import { HttpError } from "react-admin";
import { FreshSignInDialog } from "./FreshSignInDialog.tsx";
import { SignInNotShown } from "./sign-in-not-shown.ts";

const isAskedAgain = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.body as { code?: string } | undefined)?.code === "reauthentication_needed";

/**
 * For what the server lets only those do who have shown just now who they are: `const { fresh, dialog } = useFreshSignIn()`, then
 * `await fresh(() => adminFetch(…))` with `{dialog}` somewhere on the page. Where the server asks, the dialog does, and then the work
 * is done again.
 * @returns `fresh` rejects with SignInNotShown where the dialog was closed
 */
export function useFreshSignIn(): {
  fresh: <T>(work: () => Promise<T>) => Promise<T>;
  dialog: ReactElement | null;
} {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<{ done: () => void; given: (error: Error) => void } | null>(null);
  const ask = () =>
    new Promise<void>((done, given) => {
      waiting.current = { done, given };
      setOpen(true);
    });
  const close = (settle: (asked: { done: () => void; given: (error: Error) => void }) => void) => {
    setOpen(false);
    if (waiting.current) settle(waiting.current);
    waiting.current = null;
  };
  return {
    async fresh(work) {
      try {
        return await work();
      } catch (error) {
        if (!isAskedAgain(error)) throw error;
        await ask();
        return work();
      }
    },
    dialog: isOpen ? (
      <FreshSignInDialog
        onConfirmed={() => close(({ done }) => done())}
        onClose={() => close(({ given }) => given(new SignInNotShown()))}
      />
    ) : null,
  };
}
