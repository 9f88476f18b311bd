import { DomainError } from "../errors.ts";

/** Error for a corrupt backup. */
export const damagedArchive = (cause?: unknown): DomainError =>
  new DomainError("archive_unreadable", "The archive is damaged or incomplete", { cause });

/** Error for a part that none of our backups contain: it was added or changed afterward. */
export const forgedArchive = (what: string): DomainError =>
  new DomainError(
    "archive_unreadable",
    `The archive was changed or made by something else: ${what}. Restore another backup, and find out who could write this one`,
  );

/** Error for a file that is not ours, or a backup whose beginning is lost: the two cannot be distinguished. */
export const foreignArchive = (): DomainError =>
  new DomainError(
    "archive_unreadable",
    "This is no backup of Quietzone, or its beginning is damaged: restore takes a file that quietzone backup wrote",
  );

/** Error for an archive whose format this version doesn't know. */
export const newerArchive = (format: number): DomainError =>
  new DomainError(
    "database_newer",
    `The backup was made by a newer version of Quietzone (its format is ${format}). Install that version first.`,
  );
