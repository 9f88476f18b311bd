import { withDefaultSizes } from "../codes/barcode/design.ts";
import type { HistoryFolder } from "../history/history-folder.ts";
import type { HistoryCounts, HistoryRecord } from "../history/history-record.ts";

/** A row of qr_history, and the whole design to draw it again. */
export function presentHistoryRecord(record: HistoryRecord): Record<string, unknown> {
  const { design, shortLink } = record;
  return {
    id: record.id,
    user_id: record.userId,
    name: record.name,
    content: record.content,
    type: record.type,
    format: record.format,
    size:
      design.kind === "qr"
        ? design.size
        : (design.canvas ?? { width: design.barWidth, height: withDefaultSizes(design).barHeight }),
    foreground_color: design.foreground,
    background_color: design.background,
    logo_url: record.logoUrl,
    short_link_id: record.shortLinkId,
    short_link: shortLink ? { id: record.shortLinkId, name: shortLink.name, target: shortLink.target } : null,
    favourite: record.favourite,
    folder_id: record.folderId,
    download_count: record.downloadCount,
    scan_count: record.scanCount,
    created_at: record.createdAt.toISOString(),
    design,
  };
}

export const presentHistoryCounts = (counts: HistoryCounts) => ({
  total: counts.total,
  this_week: counts.thisWeek,
  downloads: counts.downloads,
  scans: counts.scans,
  favourites: counts.favourites,
  unfiled: counts.unfiled,
});

/** @param folder with how many records lie in it */
export const presentHistoryFolder = ({
  id,
  name,
  records,
  createdAt,
}: HistoryFolder & { records: number }) => ({
  id,
  name,
  records,
  created_at: createdAt.toISOString(),
});
