import type { HistoryRecord } from "../history/history-record.ts";
import type { DeviceKind } from "../ports/device-reader.ts";
import type { Bucket, Period } from "./period.ts";
import type { ScanDimension } from "./scan.ts";

/** Scans, and the number of them that were a visitor's first on that day. */
export interface ScanFigures {
  scans: number;
  visitors: number;
}

/** Figures of one part of a chart, or of the whole chart. */
export interface Figures extends ScanFigures {
  codes: number;
  downloads: number;
}

export interface Share extends ScanFigures {
  /** As in `Scan`; "" if unknown. */
  value: string;
}
export type Shares = Record<ScanDimension, Share[]>;

export interface LinkFigures extends ScanFigures {
  id: string;
  code: string;
  name: string;
  target: string;
}

export interface RecentScan {
  link: Pick<LinkFigures, "id" | "code" | "name" | "target">;
  scannedAt: Date;
  country: string;
  device: DeviceKind;
  browser: string;
  os: string;
  referrer: string;
}

/** A part of a chart. */
type Point<F> = F & { start: Date };

interface Report<F> {
  period: Period;
  timeZone: string;
  bucket: Bucket;
  from: Date;
  until: Date;
  totals: F;
  /** Figures of the same part of the previous period. */
  previous: F;
  series: Point<F>[];
  shares: Shares;
  recent: RecentScan[];
}
export type LinkReport = Report<ScanFigures>;
export interface UserReport extends Report<Figures> {
  /** The most scanned links. */
  links: LinkFigures[];
  /** Number of all short links; if there are none, the page explains what they are. */
  linkCount: number;
}

/** An entry in the dashboard's list of recent activity. */
export type Activity =
  | {
      kind: "code_made";
      at: Date;
      /** Name that the owner gave it. */
      name: string | null;
      content: string;
      type: HistoryRecord["type"];
      /** The short link in the code, if any. */
      link: Pick<LinkFigures, "id" | "code" | "name" | "target"> | null;
    }
  /** All scans of a link on one day. */
  | { kind: "scanned"; at: Date; link: Pick<LinkFigures, "id" | "code" | "name" | "target">; scans: number }
  | { kind: "signed_in"; at: Date; browser: string; os: string };

/** Scope of a report: all scans of a user, or those of one link. */
export interface ScanScope {
  userId: string;
  linkId: string | null;
}

/**
 * Port: reads figures across several tables for the screens. Sums come from rollups, which are written when a
 * scan is counted.
 */
export interface AnalyticsReader {
  /**
   * One element per start, each until the next start, the last until `until`. All times fall on quarter
   * hours.
   */
  scans(scope: ScanScope, starts: readonly Date[], until: Date): Promise<ScanFigures[]>;
  codes(userId: string, starts: readonly Date[], until: Date): Promise<number[]>;
  downloads(userId: string, starts: readonly Date[], until: Date): Promise<number[]>;
  /** The most frequent values of each dimension, from `from` until now. */
  shares(scope: ScanScope, from: Date, limit: number): Promise<Shares>;
  /** The most scanned links, from `from` until now. */
  topLinks(userId: string, from: Date, limit: number): Promise<LinkFigures[]>;
  recentScans(scope: ScanScope, from: Date, limit: number): Promise<RecentScan[]>;
  activity(userId: string, timeZone: string, limit: number): Promise<RawActivity[]>;
}

/** Activity as stored; sign-ins contain the raw User-Agent. */
export type RawActivity =
  | Exclude<Activity, { kind: "signed_in" }>
  | { kind: "signed_in"; at: Date; userAgent: string };
