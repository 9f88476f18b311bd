import { expect, test } from "vitest";
import { conflictRows } from "../../../admin/kit/form/conflict-rows.ts";
import { lineDiff, onlyChanges } from "../../../admin/kit/form/line-diff.ts";

const fields = [
  { source: "title", label: "Title" },
  { source: "is_active", label: "Active" },
  { source: "type", label: "Type", say: (type: string) => `type_${type}` },
  { source: "hosts", label: "Hosts" },
  { source: "text.en", label: "English" },
  { source: "confirmed", label: "Confirmed", read: (record: object) => "confirmed_at" in record },
];

test("shows both values of each field that either side changed, as the form shows them", () => {
  const before = { title: "Old", is_active: true, type: "text", hosts: ["a"], text: { en: "Hi" }, views: 1 };
  const now = {
    ...before,
    title: "New",
    is_active: false,
    text: { en: "Hi", de: "Hallo" },
    confirmed_at: "",
    views: 2,
  };
  const typed = { title: "Mine", type: "banner", hosts: ["a", "b"], text: {} };
  const row = { isTheirs: false, isMine: false };
  expect(conflictRows(fields, { before, typed, now }, String)).toEqual([
    { ...row, label: "Title", before: "Old", theirs: "New", mine: "Mine", isTheirs: true, isMine: true },
    { ...row, label: "Active", before: "kit.yes", theirs: "kit.no", mine: "kit.yes", isTheirs: true },
    { ...row, label: "Type", before: "type_text", theirs: "type_text", mine: "type_banner", isMine: true },
    { ...row, label: "Hosts", before: "a", theirs: "a", mine: "a\nb", isMine: true },
    { ...row, label: "Confirmed", before: "kit.no", theirs: "kit.yes", mine: "kit.no", isTheirs: true },
  ]);
});

test("shows only the typed values if the record was deleted, including emptied fields", () => {
  const conflict = { before: { title: "Old", hosts: ["a"] }, typed: { title: null }, now: null };
  expect(conflictRows(fields, conflict, String)).toEqual([
    { label: "Title", before: "Old", theirs: null, mine: "", isTheirs: false, isMine: true },
  ]);
});

const kinds = (before: string, after: string) =>
  lineDiff(before, after)
    .map(({ kind, text }) => `${kind[0]}${text}`)
    .join(" ");

test("the line diff keeps lines that both texts share, also at both ends", () => {
  expect(kinds("a\nb\nc", "a\nx\nc")).toBe("sa rb ax sc");
  expect(kinds("a\na", "a\na\na")).toBe("sa sa aa");
  expect(kinds("a", "")).toBe("ra a");
  const long = Array.from({ length: 50_000 }, (_, line) => String(line));
  const lines = lineDiff(long.join("\n"), long.toReversed().join("\n"));
  expect(lines.filter(({ kind }) => kind === "removed").map(({ text }) => text)).toEqual(long);
});

test("the diff of a long text shows only the changes with the lines around them", () => {
  const text = Array.from({ length: 9 }, (_, line) => String(line));
  const lines = onlyChanges(lineDiff(text.join("\n"), text.with(4, "x").join("\n")), 1);
  expect(lines.map(({ text: line }) => line)).toEqual(["⋯", "3", "4", "x", "5", "⋯"]);
});
