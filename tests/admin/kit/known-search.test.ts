import { expect, test } from "vitest";
import { viewersDays } from "../../../admin/audit-log/viewers-days.ts";
import { knownSearch } from "../../../admin/kit/list/known-search.ts";
import { adList } from "../../../core/ads/ad.ts";
import { auditList } from "../../../core/audit/audit-entry.ts";
import { accountList } from "../../../core/users/user-list.ts";

const search = (query: Record<string, string>) => `?${new URLSearchParams(query)}`;
const users = (query: Record<string, string>) => {
  const { search: other, ignored } = knownSearch(search(query), accountList);
  return [other === null ? null : Object.fromEntries(new URLSearchParams(other)), ignored];
};

test("leaves a current address unchanged", () => {
  expect(users({})).toEqual([null, []]);
  expect(
    users({ filter: '{"q":"ada","role":"admin"}', sort: "email", order: "ASC", page: "2", perPage: "25" }),
  ).toEqual([null, []]);
  expect(users({ utm_source: "mail" })).toEqual([null, []]);
  expect(users({ filter: "{}" })).toEqual([null, []]);
});

test("accepts filters as plain parameters, with the types that the list defines", () => {
  expect(users({ q: "ada", role: "admin", page: "2" })).toEqual([
    { page: "2", filter: '{"q":"ada","role":"admin"}' },
    [],
  ]);
  expect(users({ q: "old", filter: '{"q":"new"}' })).toEqual([{ filter: '{"q":"new"}' }, []]);
  expect(users({ q: "" })).toEqual([{}, []]);
  const ads = knownSearch(search({ is_active: "true", priority: "3" }), adList);
  expect(new URLSearchParams(ads.search ?? "").get("filter")).toBe('{"is_active":true,"priority":3}');
});

test("drops unknown and malformed filters and names them", () => {
  expect(users({ filter: '{"nickname":"ada","q":"ada"}' })).toEqual([
    { filter: '{"q":"ada"}' },
    ["nickname"],
  ]);
  expect(users({ filter: '{"role":"emperor","q":5}' })).toEqual([{}, ["role", "q"]]);
  for (const filter of ["{not", "[]", "null", '"text"']) expect(users({ filter })).toEqual([{}, []]);
});

test("drops an unknown sort column, order or page", () => {
  expect(users({ sort: "shoe_size", order: "ASC", page: "2" })).toEqual([{ page: "2" }, []]);
  expect(users({ sort: "toString" })).toEqual([{}, []]);
  expect(users({ sort: "email", order: "up" })).toEqual([{}, []]);
  expect(users({ page: "0", perPage: "many" })).toEqual([{}, []]);
});

test("accepts the old notation of the sort order if the list has the column", () => {
  expect(users({ sort: "created_at.DESC", page: "2" })).toEqual([
    { sort: "created_at", order: "DESC", page: "2" },
    [],
  ]);
  expect(users({ sort: "email.asc" })).toEqual([{ sort: "email", order: "ASC" }, []]);
  expect(users({ sort: "shoe_size.DESC", page: "2" })).toEqual([{ page: "2" }, []]);
});

const auditLog = (filter: object) =>
  knownSearch(search({ filter: JSON.stringify(filter) }), auditList, (wanted) =>
    viewersDays(wanted as Record<string, string>),
  );

test("accepts the days of the audit log as plain parameters, and drops malformed ones", () => {
  expect(auditLog({ from: "2026-01-31", until: "2026-02-01" })).toEqual({ search: null, ignored: [] });
  expect(auditLog({ from: "yesterday", until: {} })).toEqual({ search: "", ignored: ["from", "until"] });
});
