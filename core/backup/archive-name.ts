import type { AuditEntry } from "../audit/audit-entry.ts";

/** `quietzone-2026-11-22T0400Z.tar.gz`; `.qzb` where it is encrypted, which no `tar` opens. A second one of the same minute has a number. */
const NAME = /^quietzone-(\d{4}-\d{2}-\d{2}T\d{4}Z)(?:-(\d+))?\.(?:tar\.gz|qzb)$/;
const UNFINISHED = /^(.+)\.[0-9a-f]{8}\.part$/;

/** @param number from 1 on */
export function archiveName(at: Date, isSealed: boolean, number = 1): string {
  const minute = at.toISOString().slice(0, 16).replace(/:/, "");
  return `quietzone-${minute}Z${number === 1 ? "" : `-${number}`}.${isSealed ? "qzb" : "tar.gz"}`;
}

export const isArchiveName = (name: string): boolean => NAME.test(name);

/** What a backup under a name of ours left behind that was killed. */
export const isUnfinishedArchive = (name: string): boolean => isArchiveName(UNFINISHED.exec(name)?.[1] ?? "");

/** The newest first. */
export const byAge = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => {
    const [, minuteA = "", numberA = "1"] = NAME.exec(a) ?? [];
    const [, minuteB = "", numberB = "1"] = NAME.exec(b) ?? [];
    if (minuteA !== minuteB) return minuteA < minuteB ? 1 : -1;
    return Number(numberB) - Number(numberA);
  });

/** An archive as the audit trail names it. @param path of the file */
export const backupSubject = (path: string): AuditEntry["subject"] => ({
  type: "backup",
  id: null,
  name: path.split(/[\\/]/).at(-1) ?? path,
});
