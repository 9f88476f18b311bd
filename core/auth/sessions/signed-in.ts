import type { User } from "../../users/user.ts";
import type { Session } from "./session.ts";

/** Who is calling: a user and the session that the access token belongs to. */
export interface SignedIn {
  user: User;
  session: Session;
}
