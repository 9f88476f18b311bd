import type { HistoryType } from "../history/history-record.ts";

/** One thing that happened on the site. */
export type SiteActivity = { id: string; at: Date } & (
  | { kind: "signed_up"; name: string }
  | { kind: "code_made"; type: HistoryType }
  | { kind: "changed"; actor: string; action: string; subject: string }
);

/** Work that needs attention. */
export interface Attention {
  /** Waiting mails, those of them that have failed before, and those given up within the last week. */
  mails: { waiting: number; retried: number; givenUp: number };
  webhooks: { retried: number; givenUp: number };
  /** Verification files whose public address does not answer with them. */
  files: { failed: number };
}

/** Port: dashboard figures from tables that no other service summarizes. */
export interface DashboardReader {
  codes(since: Date): Promise<{ total: number; recent: number }>;
  advertisements(): Promise<number>;
  /** The newest first. */
  activity(limit: number): Promise<SiteActivity[]>;
  attention(since: Date): Promise<Attention>;
}
