import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { Session, SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { UserRepository } from "../users/user.ts";
import { MAX_FOLDERS, type HistoryFolder, type HistoryFolderRepository } from "./history-folder.ts";

interface Dependencies {
  historyFolders: HistoryFolderRepository;
  transact: Transact<{
    ownerLocks: OwnerLocks;
    historyFolders: HistoryFolderRepository;
    users: Pick<UserRepository, "findForUpdate">;
    sessions: Pick<SessionRepository, "find">;
  }>;
  clock: Clock;
  ids: Ids;
}

export const noSuchFolder = () => new DomainError("not_found", "There is no such folder in your history");

export type FolderService = ReturnType<typeof createFolderService>;

/** The folders of a user's history. */
export function createFolderService({ historyFolders, transact, clock, ids }: Dependencies) {
  /**
   * @param session for long-running calls: the folder is created only while this session exists
   * @throws DomainError `conflict` if the name is taken, `validation_failed` if there are too many;
   * `session_not_found`
   */
  const create = (userId: string, name: string, session?: Pick<Session, "id">): Promise<HistoryFolder> =>
    transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "history_folders", { locksAccountNext: session !== undefined });
      if (session) await lockCaller(tx, { user: { id: userId }, session });
      if ((await tx.historyFolders.list(userId)).length >= MAX_FOLDERS) {
        const message = `There are ${MAX_FOLDERS} folders already: delete one first`;
        throw new DomainError("validation_failed", message, { fields: { name: message } });
      }
      const folder = { id: ids.next(), userId, name, createdAt: clock.now() };
      await tx.historyFolders.insert(folder);
      return folder;
    });

  /** @throws DomainError `not_found`, `conflict` */
  async function rename(userId: string, id: string, name: string): Promise<void> {
    if (!(await historyFolders.rename(userId, id, name))) throw noSuchFolder();
  }

  /** Its records stay, in no folder. @throws DomainError `not_found` */
  async function remove(userId: string, id: string): Promise<void> {
    if (!(await historyFolders.remove(userId, id))) throw noSuchFolder();
  }

  return { list: historyFolders.list, create, rename, remove };
}
