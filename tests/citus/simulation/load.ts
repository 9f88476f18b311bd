/** The load and size of a site. Values without a measurement are assumptions and are printed as such. */
export interface Load {
  links: number;
  /** Records in all histories. */
  records: number;
  accounts: number;
  years: number;
  /** Requests at peak. */
  perSecond: Readonly<Record<Asked, number>>;
  /** Ratio of average to peak load. */
  average: number;
  /** Share of the scans that go to the most popular link. */
  hottest: number;
  /** How unevenly the other scans are distributed over links: the exponent of Zipf's law. */
  unevenness: number;
  /** Days after which single page views are deleted (`visitor_retention_days`). */
  viewDays: number;
  /** Days after which single scans, quarter-hour sums, and daily sums of a link are deleted. */
  scanDays: Readonly<Record<"scans" | "slots" | "days", number>>;
}

/** Operations, with the name of their measured cost in `costs.json`. */
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

/** The same with deletion of scans, which the product does not support yet. Monthly sums are kept. */
export const RETAINED: Load = { ...INTERNET, scanDays: { scans: 90, slots: 90, days: 400 } };
