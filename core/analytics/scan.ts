import type { DeviceKind } from "../ports/device-reader.ts";

/** One scan of a tracked code as it is kept: nothing in it leads back to a person. */
export interface Scan {
  linkId: string;
  /** Whose link it is. */
  userId: string;
  scannedAt: Date;
  /**
   * Identifies who scans the same link again on the same day (UTC): a hash of the shortened address and the browser under a salt
   * that is thrown away with the day. Null for visitors who asked not to be tracked: counted in the total, not among the visitors.
   */
  visitor: string | null;
  /** ISO 3166-1 alpha-2; "" where it is not known. */
  country: string;
  device: DeviceKind;
  browser: string;
  os: string;
  /** Host of the page that led here; "" where none did, as with every camera. */
  referrer: string;
}

/** The dimensions by which scans are broken down. */
export const SCAN_DIMENSIONS = ["country", "device", "browser", "os", "referrer"] as const;
export type ScanDimension = (typeof SCAN_DIMENSIONS)[number];

/** Port: where scans are counted. */
export interface ScanRepository {
  /** The salt of a day (`2026-01-31`, UTC), `fresh` where it has none yet: the same for every process. */
  saltOf(day: string, fresh: string): Promise<string>;
  /** Forgets the salts and the visitors of the days before, and such sums as no period needs any more. */
  forgetBefore(day: string): Promise<void>;
  /**
   * Keeps the scans and everything that is summed up of them. Only inside a transaction. Scans of links that are gone are dropped.
   */
  insert(scans: readonly Scan[]): Promise<void>;
}
