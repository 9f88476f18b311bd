import * as z from "zod/mini";
import { newHistoryRecordSchema } from "../../core/history/history-record.ts";
import { logoFileSchema } from "../codes/logo-file.ts";

/** A code that a visitor took away, as this device keeps it: what a history would, and its logo. */
export const recentCodeSchema = z.object({
  record: newHistoryRecordSchema,
  logo: z.nullable(logoFileSchema),
  /** When it was taken, in ms since 1970. */
  at: z.int(),
});
export type RecentCode = z.infer<typeof recentCodeSchema>;

/** Codes that a device keeps; older ones go. */
export const MOST_RECENT = 20;

const sameText = ({ record, logo }: RecentCode): string =>
  JSON.stringify([record.content, record.design, logo?.dataUrl ?? null]);

/** @returns the newest first; the same code in another file format takes the place of the one before */
export function withRecent(codes: readonly RecentCode[], added: RecentCode): RecentCode[] {
  const others = codes.filter((code) => sameText(code) !== sameText(added));
  return [added, ...others.toSorted((one, other) => other.at - one.at)].slice(0, MOST_RECENT);
}
