import { OTHER, type CampaignShare, type VisitListName, type VisitShare } from "../visit-report.ts";
import type { FilterDimension, ReportFilter } from "./report-filter.ts";

/** The dimension of each list. */
export const LIST_DIMENSIONS: Readonly<Record<VisitListName, FilterDimension>> = {
  countries: "country",
  pages: "page",
  referrers: "referrer",
  campaigns: "campaign",
  devices: "device",
  browsers: "browser",
  os: "os",
};

/** The row of a list as a filter; null for `Other`, which is not a single value. */
export function rowFilter(list: VisitListName, row: VisitShare | CampaignShare): ReportFilter | null {
  const dimension = LIST_DIMENSIONS[list];
  if (!("value" in row)) {
    const { utm_source, utm_medium, utm_campaign } = row;
    const isRest = utm_source === OTHER && utm_medium + utm_campaign === "";
    return isRest ? null : { dimension, value: JSON.stringify([utm_source, utm_medium, utm_campaign]) };
  }
  if (row.value === OTHER) return null;
  return { dimension, value: dimension === "page" ? row.value.replace(/[\\*]/g, "\\$&") : row.value };
}
