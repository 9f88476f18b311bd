import { useSyncExternalStore } from "react";
import type { PanelUser } from "./session-user.ts";
import type { SessionState } from "./session.ts";
import { session } from "./browser-session.ts";

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);

/** The signed-in admin. Only inside the gate. */
export function usePanelUser(): PanelUser {
  const state = useSession();
  if (state.status !== "signed_in") throw new Error("Nobody is signed in");
  return state.user;
}
