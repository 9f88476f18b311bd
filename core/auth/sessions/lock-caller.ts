import { DomainError } from "../../errors.ts";
import type { UserRepository } from "../../users/user.ts";
import type { SessionRepository } from "./session.ts";
import type { SignedIn } from "./signed-in.ts";

interface Tx {
  users: Pick<UserRepository, "findForUpdate">;
  sessions: Pick<SessionRepository, "find">;
}

/**
 * Locks the caller's account before a change to how it signs in. The call was authenticated before the
 * transaction began: since then the owner may have recovered the account, which ends its sessions.
 * @returns the stored user and session, on which the caller must base its checks
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
