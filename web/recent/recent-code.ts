import * as z from "zod/mini";
import { newHistoryRecordSchema } from "../../core/history/history-record.ts";
import { logoFileSchema } from "../codes/logo-file.ts";

/**
 * A code that a visitor downloaded, copied or shared, as stored on this device: the data of a history record,
 * and its logo.
 */
export const recentCodeSchema = z.object({
  record: newHistoryRecordSchema,
  logo: z.nullable(logoFileSchema),
  /** Time of that action, ms since 1970. */
  at: z.int(),
});
export type RecentCode = z.infer<typeof recentCodeSchema>;

/** Largest number of codes kept on a device; older ones are dropped. */
export const MOST_RECENT = 20;

const sameText = ({ record, logo }: RecentCode): string =>
  JSON.stringify([record.content, record.design, logo?.dataUrl ?? null]);

/** @returns newest first; the same code in another file format replaces the previous entry */
export function withRecent(codes: readonly RecentCode[], added: RecentCode): RecentCode[] {
  const others = codes.filter((code) => sameText(code) !== sameText(added));
  return [added, ...others.toSorted((one, other) => other.at - one.at)].slice(0, MOST_RECENT);
}
