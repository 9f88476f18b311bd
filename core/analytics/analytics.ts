import type { HistoryRecord } from "../history/history-record.ts";
import type { DeviceKind } from "../ports/device-reader.ts";
import type { Bucket, Period } from "./period.ts";
import type { ScanDimension } from "./scan.ts";

/** Scans, and how many of them were the first of their visitor on that day. */
export interface ScanFigures {
  scans: number;
  visitors: number;
}

/** What happened in one part of a chart, or in all of it. */
export interface Figures extends ScanFigures {
  codes: number;
  downloads: number;
}

export interface Share extends ScanFigures {
  /** As in `Scan`: "" where it is not known. */
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
  /** Figures of the same stretch of the previous period. */
  previous: F;
  series: Point<F>[];
  shares: Shares;
  recent: RecentScan[];
}
export type LinkReport = Report<ScanFigures>;
export interface UserReport extends Report<Figures> {
  /** The most scanned ones. */
  links: LinkFigures[];
  /** How many short links there are at all: with none, the page says what they are. */
  linkCount: number;
}

/** What the dashboard tells. */
export type Activity =
  | {
      kind: "code_made";
      at: Date;
      /** What its owner calls it. */
      name: string | null;
      content: string;
      type: HistoryRecord["type"];
      /** The one that it holds. */
      link: Pick<LinkFigures, "id" | "code" | "name" | "target"> | null;
    }
  /** All scans of a link on one day. */
  | { kind: "scanned"; at: Date; link: Pick<LinkFigures, "id" | "code" | "name" | "target">; scans: number }
  | { kind: "signed_in"; at: Date; browser: string; os: string };

/** Whose scans: all of a user's, or those of one link of theirs. */
export interface ScanScope {
  userId: string;
  linkId: string | null;
}

/** Port: what screens read, over several tables. Sums come from what was summed up when it was counted. */
export interface AnalyticsReader {
  /** One for each start, up to the next one, the last up to `until`. All are on quarters of an hour. */
  scans(scope: ScanScope, starts: readonly Date[], until: Date): Promise<ScanFigures[]>;
  codes(userId: string, starts: readonly Date[], until: Date): Promise<number[]>;
  downloads(userId: string, starts: readonly Date[], until: Date): Promise<number[]>;
  /** The most scanned values of each dimension, from `from` until now. */
  shares(scope: ScanScope, from: Date, limit: number): Promise<Shares>;
  /** The most scanned links, from `from` until now. */
  topLinks(userId: string, from: Date, limit: number): Promise<LinkFigures[]>;
  recentScans(scope: ScanScope, from: Date, limit: number): Promise<RecentScan[]>;
  activity(userId: string, timeZone: string, limit: number): Promise<RawActivity[]>;
}

/** Sign-ins say what the browser said. */
export type RawActivity =
  | Exclude<Activity, { kind: "signed_in" }>
  | { kind: "signed_in"; at: Date; userAgent: string };
