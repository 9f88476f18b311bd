import { expect, test } from "vitest";
import { changedFields } from "../../admin/changed-fields.ts";

test("sends only the fields that were edited", () => {
  const before = { id: "1", title: "Labels", hosts: ["a.example"], priority: 1, end_date: null };
  expect(changedFields(before, { ...before, hosts: ["a.example"] })).toEqual({});
  expect(changedFields(before, { ...before, hosts: [], priority: 2, end_date: "2026-01-31" })).toEqual({
    hosts: [],
    priority: 2,
    end_date: "2026-01-31",
  });
});

test("sends fields that the record does not have, and all fields of a new record", () => {
  expect(changedFields({ role: "admin" }, { role: "admin", confirm_self: true })).toEqual({
    confirm_self: true,
  });
  expect(changedFields(undefined, { role: "admin" })).toEqual({ role: "admin" });
});
