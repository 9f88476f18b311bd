import {
  choiceColumn,
  idColumn,
  instantColumn,
  nullable,
  numberColumn,
  textColumn,
} from "../lists/column.ts";
import { type FieldOf, type FilterOf, listShape, searchText } from "../lists/list-shape.ts";
import type { DeviceType } from "./visit-report.ts";

const DEVICE_TYPES = ["Desktop", "Mobile", "Tablet"] as const satisfies readonly DeviceType[];

/** The list of `visitors` in the back office; `q` is part of the page's address, the referrer or the campaign. */
export const visitList = listShape(
  {
    id: idColumn,
    session_id: nullable(idColumn),
    ip_address: nullable(textColumn),
    visited_at: instantColumn,
    page_url: textColumn,
    page_title: nullable(textColumn),
    user_agent: textColumn,
    country: textColumn,
    region: textColumn,
    city: textColumn,
    referrer: textColumn,
    utm_source: textColumn,
    utm_medium: textColumn,
    utm_campaign: textColumn,
    device_type: choiceColumn(DEVICE_TYPES),
    browser: textColumn,
    os: textColumn,
    screen_resolution: textColumn,
  },
  { sort: "visited_at", order: "desc" },
  { q: searchText },
);
export type VisitSort = FieldOf<typeof visitList>;
export type VisitFilter = FilterOf<typeof visitList>;

/** The list of `page_analytics` in the back office; `q` is part of the page's address or title. */
export const pageViewList = listShape(
  {
    id: idColumn,
    session_id: nullable(idColumn),
    page_url: textColumn,
    page_title: textColumn,
    entered_at: instantColumn,
    exited_at: nullable(instantColumn),
    time_on_page: nullable(numberColumn),
    scroll_depth: numberColumn,
    clicks: numberColumn,
  },
  { sort: "entered_at", order: "desc" },
  { q: searchText },
);
export type PageViewSort = FieldOf<typeof pageViewList>;
export type PageViewFilter = FilterOf<typeof pageViewList>;
