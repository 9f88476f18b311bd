import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False on the server and in the first render during hydration, then true. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
