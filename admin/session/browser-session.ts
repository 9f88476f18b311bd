import { tabSession } from "../../browser/session/tab-session.ts";
import { createSession } from "./session.ts";

/** The one session of this tab. */
export const session = createSession({
  send: (path, init) => fetch(path, init),
  ...tabSession(),
  now: Date.now,
});
