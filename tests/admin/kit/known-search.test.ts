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

test("an address of today is left as it is", () => {
  expect(users({})).toEqual([null, []]);
  expect(
    users({ filter: '{"q":"ada","role":"admin"}', sort: "email", order: "ASC", page: "2", perPage: "25" }),
  ).toEqual([null, []]);
  expect(users({ utm_source: "mail" })).toEqual([null, []]);
  expect(users({ filter: "{}" })).toEqual([null, []]);
});

test("a filter by its bare name is understood, with the type that the list knows", () => {
  expect(users({ q: "ada", role: "admin", page: "2" })).toEqual([
    { page: "2", filter: '{"q":"ada","role":"admin"}' },
    [],
  ]);
  expect(users({ q: "old", filter: '{"q":"new"}' })).toEqual([{ filter: '{"q":"new"}' }, []]);
  expect(users({ q: "" })).toEqual([{}, []]);
  const ads = knownSearch(search({ is_active: "true", priority: "3" }), adList);
  expect(new URLSearchParams(ads.search ?? "").get("filter")).toBe('{"is_active":true,"priority":3}');
});

test("a filter that the list does not have, or not so, is left out and named", () => {
  expect(users({ filter: '{"nickname":"ada","q":"ada"}' })).toEqual([
    { filter: '{"q":"ada"}' },
    ["nickname"],
  ]);
  expect(users({ filter: '{"role":"emperor","q":5}' })).toEqual([{}, ["role", "q"]]);
  for (const filter of ["{not", "[]", "null", '"text"']) expect(users({ filter })).toEqual([{}, []]);
});

test("a column, an order or a page that there is not is left out", () => {
  expect(users({ sort: "shoe_size", order: "ASC", page: "2" })).toEqual([{ page: "2" }, []]);
  expect(users({ sort: "toString" })).toEqual([{}, []]);
  expect(users({ sort: "email", order: "up" })).toEqual([{}, []]);
  expect(users({ page: "0", perPage: "many" })).toEqual([{}, []]);
});

test("an order as it was written before is understood, where the list has the column", () => {
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

test("days of the audit log are read as they are sent", () => {
  expect(auditLog({ from: "2026-01-31", until: "2026-02-01" })).toEqual({ search: null, ignored: [] });
  expect(auditLog({ from: "yesterday", until: {} })).toEqual({ search: "", ignored: ["from", "until"] });
});
