import { useState } from "react";
import { needsCode } from "../../../account-forms/factor-calls.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { refusalText } from "../../../account-forms/refusal-text.ts";

type Action = () => Promise<void>;

/**
 * Runs what the server lets only those do who have just shown a code: where it was too long ago, `asking` is true until one is
 * shown, and then the action runs again.
 */
export function useFreshCode() {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Action | null>(null);

  async function run(action: Action): Promise<void> {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (needsCode(error)) setWaiting(() => action);
      else toast.error(refusalText(t, error, "factors.failed", 0));
    } finally {
      setBusy(false);
    }
  }

  return {
    run,
    busy,
    /** Asks for a code first, and runs the action then. */
    ask: (action: Action) => setWaiting(() => action),
    asking: waiting !== null,
    giveUp: () => setWaiting(null),
    goOn: () => {
      setWaiting(null);
      if (waiting) void run(waiting);
    },
  };
}
