/** What a site is asked, and what it has. Numbers that nobody measured are assumptions, and are named as such where they are printed. */
export interface Load {
  links: number;
  /** Of histories. */
  records: number;
  accounts: number;
  years: number;
  /** At the busiest time. */
  perSecond: Readonly<Record<Asked, number>>;
  /** What an average second has of the busiest one. */
  average: number;
  /** Of all scans, those of the one link that is scanned most. */
  hottest: number;
  /** How unevenly all other scans fall on links: the exponent of Zipf's law. */
  unevenness: number;
  /** Days after which single page views are deleted (`visitor_retention_days`). */
  viewDays: number;
  /** Days after which single scans, sums of quarters of an hour and sums of days of a link are deleted. */
  scanDays: Readonly<Record<"scans" | "slots" | "days", number>>;
}

/** What is asked; each has its measured cost in `costs.json`. */
export const ASKED = {
  scans: "scan, 64 at once",
  views: "page visit, 64 at once",
  saves: "save",
  pages: "page of the history",
  reports: "analytics of a customer",
} as const;
export type Asked = keyof typeof ASKED;

export const INTERNET: Load = {
  links: 1e9,
  records: 1e8,
  accounts: 1e7,
  years: 3,
  perSecond: { scans: 50_000, views: 5000, saves: 500, pages: 1000, reports: 100 },
  average: 0.4,
  hottest: 0.1,
  unevenness: 1,
  viewDays: 365,
  // the product keeps them as long as the link
  scanDays: { scans: Infinity, slots: Infinity, days: Infinity },
};

/** The same where scans are deleted, which the product cannot do yet: sums of months are kept. */
export const RETAINED: Load = { ...INTERNET, scanDays: { scans: 90, slots: 90, days: 400 } };
