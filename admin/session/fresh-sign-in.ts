/** The admin closed the dialog without confirming: nothing to report. */
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

/** Asks the admin to sign in again. Concurrent calls share one dialog. @throws SignInNotConfirmed if the admin closed the dialog */
export function confirmSignIn(): Promise<void> {
  answer ??= new Promise<void>((resolve, reject) => {
    ask({ confirmed: resolve, refused: () => reject(new SignInNotConfirmed()) });
  }).finally(() => {
    answer = null;
    ask(null);
  });
  return answer;
}

/** Store of the pending question, for useSyncExternalStore. */
export const freshSignIn = {
  question: (): Question | null => question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
