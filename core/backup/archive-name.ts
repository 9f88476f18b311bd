import type { AuditEntry } from "../audit/audit-entry.ts";

/** `quietzone-2026-11-22T0400Z.tar.gz`; `.qzb` if encrypted, which `tar` cannot open. A second one in the same minute gets a number. */
const NAME = /^quietzone-(\d{4}-\d{2}-\d{2}T\d{4}Z)(?:-(\d+))?\.(?:tar\.gz|qzb)$/;
const UNFINISHED = /^(.+)\.[0-9a-f]{8}\.part$/;

/** @param number starts at 1 */
export function archiveName(at: Date, isSealed: boolean, number = 1): string {
  const minute = at.toISOString().slice(0, 16).replace(/:/, "");
  return `quietzone-${minute}Z${number === 1 ? "" : `-${number}`}.${isSealed ? "qzb" : "tar.gz"}`;
}

export const isArchiveName = (name: string): boolean => NAME.test(name);

/** Whether a killed backup left this file behind. */
export const isUnfinishedArchive = (name: string): boolean => isArchiveName(UNFINISHED.exec(name)?.[1] ?? "");

/** Newest first. */
export const byAge = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => {
    const [, minuteA = "", numberA = "1"] = NAME.exec(a) ?? [];
    const [, minuteB = "", numberB = "1"] = NAME.exec(b) ?? [];
    if (minuteA !== minuteB) return minuteA < minuteB ? 1 : -1;
    return Number(numberB) - Number(numberA);
  });

/** An archive as an audit subject. @param path the path of the file */
export const backupSubject = (path: string): AuditEntry["subject"] => ({
  type: "backup",
  id: null,
  name: path.split(/[\\/]/).at(-1) ?? path,
});
