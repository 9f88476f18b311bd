import type { DeviceKind } from "../ports/device-reader.ts";

/** One scan of a tracked code as stored. It contains nothing that identifies a person. */
export interface Scan {
  linkId: string;
  /** Owner of the link. */
  userId: string;
  scannedAt: Date;
  /**
   * Identifies repeated scans of the same link on the same day (UTC): a hash of the shortened address and the
   * browser under a salt that is deleted after that day. Null for visitors who opted out of tracking: they
   * count in the total, but not among the visitors.
   */
  visitor: string | null;
  /** ISO 3166-1 alpha-2; "" if unknown. */
  country: string;
  device: DeviceKind;
  browser: string;
  os: string;
  /** Host of the referring page; "" if there is none, as with all cameras. */
  referrer: string;
}

/** The dimensions by which scans are broken down. */
export const SCAN_DIMENSIONS = ["country", "device", "browser", "os", "referrer"] as const;
export type ScanDimension = (typeof SCAN_DIMENSIONS)[number];

/** Port: stores and counts scans. */
export interface ScanRepository {
  /**
   * The salt of a day (`2026-01-31`, UTC), the same for every process; stores `fresh` if the day has none.
   */
  saltOf(day: string, fresh: string): Promise<string>;
  /** Deletes the salts and visitors of earlier days, and sums that no period needs any more. */
  forgetBefore(day: string): Promise<void>;
  /** Stores the scans and updates all sums. Only inside a transaction. Scans of deleted links are dropped. */
  insert(scans: readonly Scan[]): Promise<void>;
}
