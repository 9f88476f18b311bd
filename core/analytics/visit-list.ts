import * as column from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { DeviceType } from "./visit-report.ts";

const DEVICE_TYPES = ["Desktop", "Mobile", "Tablet"] as const satisfies readonly DeviceType[];

/** The list of `visitors` in the back office; `q` searches page addresses, referrers and campaigns. */
export const visitList = listShape(
  {
    id: column.id,
    session_id: column.nullable(column.id),
    ip_address: column.nullable(column.text),
    visited_at: column.instant,
    page_url: column.text,
    page_title: column.nullable(column.text),
    user_agent: column.text,
    country: column.text,
    region: column.text,
    city: column.text,
    referrer: column.text,
    utm_source: column.text,
    utm_medium: column.text,
    utm_campaign: column.text,
    device_type: column.choice(DEVICE_TYPES),
    browser: column.text,
    os: column.text,
    screen_resolution: column.text,
  },
  { sort: "visited_at", order: "desc" },
  { q: searchText },
);
export type VisitSort = FieldOf<typeof visitList>;
export type VisitFilter = FilterOf<typeof visitList>;

/** The list of `page_analytics` in the back office; `q` searches page addresses and titles. */
export const pageViewList = listShape(
  {
    id: column.id,
    session_id: column.nullable(column.id),
    page_url: column.text,
    page_title: column.text,
    entered_at: column.instant,
    exited_at: column.nullable(column.instant),
    time_on_page: column.nullable(column.number),
    scroll_depth: column.number,
    clicks: column.number,
  },
  { sort: "entered_at", order: "desc" },
  { q: searchText },
);
export type PageViewSort = FieldOf<typeof pageViewList>;
export type PageViewFilter = FilterOf<typeof pageViewList>;
