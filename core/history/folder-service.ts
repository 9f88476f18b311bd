import { DomainError } from "../errors.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { MOST_FOLDERS, type HistoryFolder, type HistoryFolderRepository } from "./history-folder.ts";

interface Dependencies {
  historyFolders: HistoryFolderRepository;
  transact: Transact<{ ownerLocks: OwnerLocks; historyFolders: HistoryFolderRepository }>;
  clock: Clock;
  ids: Ids;
}

export const noSuchFolder = () => new DomainError("not_found", "There is no such folder in your history");

export type FolderService = ReturnType<typeof createFolderService>;

/** The folders of a user's history. */
export function createFolderService({ historyFolders, transact, clock, ids }: Dependencies) {
  const list = (userId: string) => historyFolders.list(userId);

  /** @throws DomainError `conflict` where there is one of that name, `validation_failed` where there are too many */
  const create = (userId: string, name: string): Promise<HistoryFolder> =>
    transact(async (inside) => {
      await inside.ownerLocks.hold(userId, "history_folders");
      if ((await inside.historyFolders.list(userId)).length >= MOST_FOLDERS) {
        const message = `There are ${MOST_FOLDERS} folders already: delete one first`;
        throw new DomainError("validation_failed", message, { fields: { name: message } });
      }
      const folder = { id: ids.next(), userId, name, createdAt: clock.now() };
      await inside.historyFolders.insert(folder);
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

  return { list, create, rename, remove };
}
