import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import { userImages } from "../images/user-images.ts";
import type { MailService } from "../mail/mail-service.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { Clock } from "../ports/system.ts";
import type { LockedCheck, Transact } from "../ports/transaction.ts";
import { requireActingAdmin } from "./acting-admin.ts";
import { auditedOutline, userSubject } from "./audited-user.ts";
import { confirmSelf, type Confirmation } from "./change-approval.ts";
import { lockKeepingAnAdmin } from "./last-admin.ts";
import type { User, UserRepository } from "./user.ts";

interface Tx {
  users: UserRepository;
  sessions: Pick<SessionRepository, "find">;
  audit: Pick<AuditRepository, "append">;
}

/** Options of the deletion. */
interface RemovalOptions extends Confirmation {
  /**
   * For owners who delete their own account: the user at the time of confirmation, which must still own it.
   */
  owner?: Parameters<typeof lockCaller>[1] & { user: Pick<User, "passwordHash"> };
  /** Throws if the account was changed after the admin read it. */
  refuse?: LockedCheck<User>;
}

interface Dependencies {
  transact: Transact<Tx>;
  trail: AuditTrail;
  images: ImageStore;
  mails: Pick<MailService, "send">;
  /** Writes down outside of the database that this account is gone, so that no backup brings it back. Never throws. */
  noteDeleted: (id: string, at: Date) => Promise<void>;
  clock: Clock;
}

/** Prefixes of a user's pictures in the image store. */
const picturesOf = (userId: string): string[] => [
  userImages("avatars", "avatar", userId),
  userImages("qr-logos", "qr-logo", userId),
  userImages("general", "general", userId),
];

/** Deleting accounts, by their owners and by admins. */
export function createAccountRemoval(dependencies: Dependencies) {
  const { transact, trail, images, mails, noteDeleted, clock } = dependencies;

  const locked = async (
    tx: Tx,
    by: Actor,
    userId: string,
    { owner, refuse, ...confirmation }: RemovalOptions,
  ): Promise<User> => {
    await requireActingAdmin(tx, by, clock.now());
    const user = await lockKeepingAnAdmin(tx.users, userId, () => null, clock.now());
    if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
    refuse?.(user);
    confirmSelf(by, userId, confirmation, "delete your own account");
    if (!owner) return user;
    await lockCaller(tx, owner);
    if (user.passwordHash === owner.user.passwordHash) return user;
    throw new DomainError("conflict", "The password was changed at the same moment: try again");
  };

  async function removePictures(userId: string): Promise<void> {
    for (const prefix of picturesOf(userId)) {
      for (const key of await images.list(prefix)) await images.remove(key);
    }
  }

  /**
   * Permanently deletes an account and all data of its owner: sessions, identities, history, folders, short
   * links, signatures, pictures. Sends its owner a last mail. The public keys stay, so that signed codes can
   * still be told from forged ones (decision 0008).
   * @param confirmation confirmation by users who delete their own accounts
   * @throws DomainError `user_not_found`; `conflict` for the last admin; `confirmation_needed`;
   * `session_not_found` for an owner whose access was revoked; errors from `refuse`; `storage_failed` while
   * the image store is unavailable, before anything but pictures is deleted
   */
  async function deleteAccount(by: Actor, userId: string, confirmation: RemovalOptions = {}): Promise<void> {
    await transact((tx) => locked(tx, by, userId, confirmation));
    // first: once the account is gone, nothing refers to them
    await removePictures(userId);
    const user = await transact(async (tx) => {
      const going = await locked(tx, by, userId, confirmation);
      await tx.users.remove(userId);
      await trail.record(tx.audit, by, {
        action: "user.deleted",
        subject: userSubject(going),
        before: auditedOutline(going),
      });
      return going;
    });
    await noteDeleted(userId, clock.now());
    // pictures uploaded meanwhile; the account is deleted even if the store fails
    await removePictures(userId).catch(() => undefined);
    await mails.send({
      kind: by.userId === userId ? "account_deleted" : "account_removed",
      to: user.email,
      language: user.profile.language,
      values: {},
    });
  }

  return { deleteAccount };
}
export type AccountRemoval = ReturnType<typeof createAccountRemoval>;
