import * as z from "zod/mini";

/** Folders of one user at most: more cannot be looked through. */
export const MAX_FOLDERS = 100;
export const FOLDER_NAME_LENGTH = 60;

export const folderNameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(FOLDER_NAME_LENGTH)),
});

/** A place in its owner's history. A record lies in one of them or in none. */
export interface HistoryFolder {
  id: string;
  userId: string;
  /** Unique among the owner's folders, ignoring case. */
  name: string;
  createdAt: Date;
}

/** Port: every call names the owner, so that nobody reaches another's folders. */
export interface HistoryFolderRepository {
  /** By name, each with its number of records. */
  list: (userId: string) => Promise<(HistoryFolder & { records: number })[]>;
  find(userId: string, id: string): Promise<HistoryFolder | null>;
  /** @throws DomainError `conflict` if the owner has a folder with that name */
  insert(folder: HistoryFolder): Promise<void>;
  /**
   * @returns false if the owner has no such folder
   * @throws DomainError `conflict`
   */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  /** Its records are then in no folder. @returns false if the owner has no such folder */
  remove(userId: string, id: string): Promise<boolean>;
}
