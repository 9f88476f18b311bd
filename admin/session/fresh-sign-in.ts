/** The dialog was closed without a confirmation: nothing has to be reported about it. */
export class SignInNotConfirmed extends Error {}

interface Question {
  confirmed: () => void;
  refused: () => void;
}

let question: Question | null = null;
let answer: Promise<void> | null = null;
const listeners = new Set<() => void>();

const ask = (next: Question | null) => {
  question = next;
  for (const listener of listeners) listener();
};

/**
 * Asks the admin again who they are. Calls that wait at the same time share one dialog.
 * @throws SignInNotConfirmed where the dialog was closed
 */
export function confirmSignIn(): Promise<void> {
  answer ??= new Promise<void>((resolve, reject) => {
    ask({ confirmed: resolve, refused: () => reject(new SignInNotConfirmed()) });
  }).finally(() => {
    answer = null;
    ask(null);
  });
  return answer;
}

/** The question that the dialog has to ask, as useSyncExternalStore reads it. */
export const freshSignIn = {
  question: (): Question | null => question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
