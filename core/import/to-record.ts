import type { HistoryRecord } from "../history/history-record.ts";
import { typeOf } from "../history/history-service.ts";
import type { ImportedRecord } from "./imported.ts";

/** Converts an imported record to one of this user; dates after `now` become `now`. */
export function toRecord(
  userId: string,
  record: ImportedRecord,
  logoUrl: string | null,
  folderId: string | null,
  now: Date,
): HistoryRecord {
  const { id, content, format, design } = record;
  const made = new Date(record.created_at);
  return {
    id,
    userId,
    content,
    type: typeOf(record),
    format,
    design,
    logoUrl,
    shortLinkId: record.short_link_id,
    name: record.name || null,
    favourite: record.favourite,
    folderId,
    downloadCount: record.download_count,
    scanCount: 0,
    createdAt: made > now ? now : made,
  };
}
