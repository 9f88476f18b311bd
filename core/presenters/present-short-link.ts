import { shortLinkPath } from "../short-links/code.ts";
import type { ShortLink } from "../short-links/short-link.ts";

/** A short link with the address that its code holds. */
export const presentShortLink = (link: ShortLink, siteUrl: string) => ({
  id: link.id,
  code: link.code,
  url: siteUrl + shortLinkPath(link.code),
  name: link.name,
  target: link.target,
  paused: link.paused,
  taken_down_at: link.takenDownAt?.toISOString() ?? null,
  taken_down_reason: link.takenDownReason,
  scan_count: link.scanCount,
  unique_scan_count: link.visitorCount,
  last_scanned_at: link.lastScannedAt?.toISOString() ?? null,
  created_at: link.createdAt.toISOString(),
  updated_at: link.updatedAt.toISOString(),
});

/** The same for admins: what its owner calls it stays the owner's. */
export function presentAnyShortLink(link: ShortLink, siteUrl: string) {
  const { name: _name, ...shown } = presentShortLink(link, siteUrl);
  return { ...shown, user_id: link.userId };
}
