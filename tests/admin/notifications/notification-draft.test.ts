import { describe, expect, test } from "vitest";
import { EMPTY, inputOf, validateDraft } from "../../../admin/notifications/notification-draft.ts";
import type { PostedRecord } from "../../../admin/notifications/notification-api.ts";

const posted: PostedRecord = {
  id: "019a9f00-0000-7000-8000-000000000001",
  kind: "announcement",
  title: "Closed on Monday",
  text: "The office.",
  path: null,
  role: "customer",
  state: "ended",
  starts_at: "2026-01-01T12:00:20.500Z",
  ends_at: "2026-01-02T12:00:40.250Z",
  corrected_at: null,
  readers: 0,
  mailed: 0,
  created_at: "2026-01-01T12:00:20.500Z",
};
/** Returns the value of the time field: local time without seconds. */
const typed = (iso: string) => {
  const date = new Date(iso);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

describe("the times of an edited notification", () => {
  const looked = { ...posted, starts_at: typed(posted.starts_at), ends_at: typed(posted.ends_at ?? "") };

  test("keep their milliseconds if they were not edited", () => {
    const { starts_at, ends_at } = inputOf(looked, posted);
    expect([starts_at, ends_at]).toEqual([posted.starts_at, posted.ends_at]);
    expect(validateDraft(posted)({ ...looked, title: "Closed on Tuesday" })).toEqual({});
  });

  test("are rejected if they were changed to another time in the past", () => {
    const earlier = { ...looked, ends_at: typed("2026-01-02T11:00:00Z") };
    expect(validateDraft(posted)(earlier)).toEqual({ ends_at: "news.time_past" });
  });

  test("are sent in UTC, and can be removed", () => {
    expect(inputOf({ ...looked, ends_at: typed("2100-01-02T11:00:00Z") }, posted).ends_at).toBe(
      "2100-01-02T11:00:00.000Z",
    );
    expect(inputOf({ ...looked, ends_at: "" }, posted).ends_at).toBeNull();
  });
});

test("a new notification needs no times, and cannot end before it begins", () => {
  const draft = { ...EMPTY, title: "A", text: "B" };
  expect(validateDraft()(draft)).toEqual({});
  const times = { starts_at: typed("2100-01-02T12:00:00Z"), ends_at: typed("2100-01-01T12:00:00Z") };
  expect(validateDraft()({ ...draft, ...times })).toEqual({ ends_at: "news.ends_first" });
});
