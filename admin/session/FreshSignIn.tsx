import { lazy, Suspense, useSyncExternalStore } from "react";
import { freshSignIn } from "./fresh-sign-in.ts";

const Dialog = lazy(async () => ({ default: (await import("./FreshSignInDialog.tsx")).FreshSignInDialog }));

/** The dialog that asks an admin to sign in again while a call of `adminFetch` waits. */
export function FreshSignIn() {
  const question = useSyncExternalStore(freshSignIn.subscribe, freshSignIn.question);
  if (!question) return null;
  return (
    <Suspense>
      <Dialog onConfirmed={question.confirmed} onClose={question.refused} />
    </Suspense>
  );
}
