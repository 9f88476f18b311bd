import { describe, expect, test } from "vitest";
import {
  filterParams,
  likePattern,
  readFilters,
  toggleFilter,
  type ReportFilter,
} from "../../../../core/analytics/filters/report-filter.ts";
import { rowFilter } from "../../../../core/analytics/filters/row-filter.ts";

const read = (query: string) => readFilters(new URLSearchParams(query), ["period"]);
const page = (value: string): ReportFilter => ({ dimension: "page", value });
const country = (value: string): ReportFilter => ({ dimension: "country", value });
const figures = { visits: 1, page_views: 1, bounce_rate: 1, visit_duration: 0, time_on_page: null };

describe("filters of an address", () => {
  test("are read in their order, and written as they were", () => {
    const query = "country=FR&page=%2Fblog%2F*&page=%2Fpricing&campaign=%5B%22a%22%2C%22%22%2C%22b%22%5D";
    const { filters, fault } = read(`period=daily&${query}`);
    expect(fault).toBeNull();
    expect(new URLSearchParams(filterParams(filters)).toString()).toBe(query);
  });

  test("name a page without the slash at its end, and one that comes twice once", () => {
    expect(read("page=/pricing/&page=/pricing&page=//").filters).toEqual([page("/pricing"), page("/")]);
  });

  test.each([
    ["contry=FR", "contry", "unknown"],
    ["__proto__=FR", "__proto__", "unknown"],
    ["country=France", "country", "value"],
    ["country=FR&country=DE", "country", "twice"],
    ["page=pricing", "page", "value"],
    ["page=/a?b=c", "page", "value"],
    ["page=/a%00", "page", "value"],
    [`page=/${"a".repeat(600)}`, "page", "value"],
    ["page=/1&page=/2&page=/3&page=/4&page=/5&page=/6", "page", "too_many"],
    ["referrer=https://example.com", "referrer", "value"],
    ["campaign=letter", "campaign", "value"],
    ['campaign=["a","b"]', "campaign", "value"],
    ['campaign=["","",""]', "campaign", "value"],
    ['campaign=["\\u0000","",""]', "campaign", "value"],
    ['campaign=["\\ud800","",""]', "campaign", "value"],
    ['campaign={"length":3}', "campaign", "value"],
    ["device=Fridge", "device", "value"],
    ["browser=", "browser", "value"],
  ])("%s is refused", (query, name, problem) => {
    expect(read(query).fault).toEqual({ name, problem });
  });
});

test("a filter is taken away where it is set, replaces another of its kind, and stands beside other pages", () => {
  expect(toggleFilter([country("FR")], country("FR"))).toEqual([]);
  expect(toggleFilter([country("FR"), page("/a")], country("DE"))).toEqual([page("/a"), country("DE")]);
  expect(toggleFilter([page("/a")], page("/b"))).toEqual([page("/a"), page("/b")]);
});

test("a row is the filter of exactly its value, and the rest is none", () => {
  expect(rowFilter("pages", { value: "/a*b\\c", ...figures })).toEqual(page("/a\\*b\\\\c"));
  expect(rowFilter("countries", { value: "Unknown", ...figures })?.value).toBe("Unknown");
  expect(rowFilter("browsers", { value: "Other", ...figures })).toBeNull();
  const campaign = (utm_source: string, utm_medium: string) =>
    rowFilter("campaigns", { utm_source, utm_medium, utm_campaign: "", ...figures })?.value;
  expect(campaign("letter", "")).toBe('["letter","",""]');
  expect(campaign("Other", "")).toBeUndefined();
});

test.each([
  ["/blog/*", "/blog/%"],
  ["/a\\*b", "/a*b"],
  ["/100%_off", "/100\\%\\_off"],
  ["/a\\\\b\\c", "/a\\\\b\\\\c"],
])("%s is %s for LIKE", (path, like) => {
  expect(likePattern(path)).toBe(like);
});
