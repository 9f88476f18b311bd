import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False while the page is rendered on the server and for the first render over what the server sent, true ever after. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
