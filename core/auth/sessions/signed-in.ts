import type { User } from "../../users/user.ts";
import type { Session } from "./session.ts";

/** The caller: a user and the session of the access token. */
export interface SignedIn {
  user: User;
  session: Session;
}
