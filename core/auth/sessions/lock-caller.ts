import { DomainError } from "../../errors.ts";
import type { UserRepository } from "../../users/user.ts";
import type { SessionRepository } from "./session.ts";
import type { SignedIn } from "./signed-in.ts";

interface Tx {
  users: Pick<UserRepository, "findForUpdate">;
  sessions: Pick<SessionRepository, "find">;
}

/**
 * Locks the account of a caller for a write that keeps a way in. The call was authenticated before the transaction began: since
 * then the account may have been taken back, which ends its sessions.
 * @returns the user and the session as stored: what the write rests on is asked of these
 * @throws DomainError `session_not_found`
 */
export async function lockCaller(
  tx: Tx,
  { user, session }: { user: Pick<SignedIn["user"], "id">; session: Pick<SignedIn["session"], "id"> },
): Promise<SignedIn> {
  const locked = await tx.users.findForUpdate(user.id);
  const going = locked && (await tx.sessions.find(session.id));
  if (locked && going?.userId === locked.id) return { user: locked, session: going };
  throw new DomainError("session_not_found", "This session has ended");
}
