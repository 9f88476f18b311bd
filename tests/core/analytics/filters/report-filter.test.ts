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

describe("filters in a query string", () => {
  test("are read in order and written back unchanged", () => {
    const query = "country=FR&page=%2Fblog%2F*&page=%2Fpricing&campaign=%5B%22a%22%2C%22%22%2C%22b%22%5D";
    const { filters, fault } = read(`period=daily&${query}`);
    expect(fault).toBeNull();
    expect(new URLSearchParams(filterParams(filters)).toString()).toBe(query);
  });

  test("lose the trailing slash of a page, and duplicates", () => {
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
  ])("refuse %s", (query, name, problem) => {
    expect(read(query).fault).toEqual({ name, problem });
  });
});

test("toggling a filter removes it, replaces another of its kind, or adds another page", () => {
  expect(toggleFilter([country("FR")], country("FR"))).toEqual([]);
  expect(toggleFilter([country("FR"), page("/a")], country("DE"))).toEqual([page("/a"), country("DE")]);
  expect(toggleFilter([page("/a")], page("/b"))).toEqual([page("/a"), page("/b")]);
});

test("a row is turned into a filter of exactly its value, and the rest row into none", () => {
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
])("%s becomes the LIKE pattern %s", (path, like) => {
  expect(likePattern(path)).toBe(like);
});
