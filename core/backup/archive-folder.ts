import type { Clock } from "../ports/system.ts";
import { archiveName, byAge, isArchiveName, isUnfinishedArchive } from "./archive-name.ts";
import type { BackupArchives } from "./backup-archive.ts";
import { DAY_MS } from "../durations.ts";

/** An unfinished file older than this was left by a process that died. */
const ABANDONED_MS = DAY_MS;

/** A folder of archives with our names. */
export function createArchiveFolder({ archives, clock }: { archives: BackupArchives; clock: Clock }) {
  async function freePath(folder: string, isSealed: boolean): Promise<string> {
    const there = await archives.names(folder);
    for (let number = 1; ; number += 1) {
      const name = archiveName(clock.now(), isSealed, number);
      if (!there.includes(name)) return `${folder}/${name}`;
    }
  }

  /** Removes only files that have our name and really are archives; keeps the newest, and all other files. */
  async function removeOlder(folder: string, keep: number): Promise<string[]> {
    const names = await archives.names(folder);
    for (const name of names.filter(isUnfinishedArchive)) {
      const age = clock.now().getTime() - (await archives.lastWritten(`${folder}/${name}`)).getTime();
      if (age > ABANDONED_MS) await archives.remove(`${folder}/${name}`);
    }
    const own: string[] = [];
    for (const name of byAge(names.filter(isArchiveName))) {
      if (await archives.isArchive(`${folder}/${name}`)) own.push(name);
    }
    const older = own.slice(keep);
    for (const name of older) await archives.remove(`${folder}/${name}`);
    return older;
  }

  return { freePath, removeOlder };
}
