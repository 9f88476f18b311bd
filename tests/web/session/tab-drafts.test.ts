import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { claimDrafts, onDraftsRemoved, removeDrafts } from "../../../browser/session/tab-drafts.ts";
import { findDraft, saveDraft } from "../../../web/codes/draft-storage.ts";

beforeEach(() => {
  sessionStorage.clear();
  saveDraft("qr", "typed");
  saveDraft("bulk", "rows");
  sessionStorage.setItem("quietzone.returnTo", "/bulk");
});
const kept = () => [findDraft("qr", z.string()), findDraft("bulk", z.string())];

test("who signs in keeps what they began as a visitor, and after their session has ended", () => {
  claimDrafts("one");
  claimDrafts("one");
  expect(kept()).toEqual(["typed", "rows"]);
});

test("another account that signs in gets nothing of what the last one left", () => {
  claimDrafts("one");
  claimDrafts("two");
  expect(kept()).toEqual([null, null]);
  saveDraft("qr", "of two");
  claimDrafts("two");
  expect(kept()).toEqual(["of two", null]);
});

test("signing out removes drafts and nothing else, and what a visitor types then is the next user's", () => {
  claimDrafts("one");
  removeDrafts();
  expect(kept()).toEqual([null, null]);
  expect(sessionStorage.getItem("quietzone.returnTo")).toBe("/bulk");
  saveDraft("qr", "of a visitor");
  claimDrafts("two");
  expect(kept()).toEqual(["of a visitor", null]);
});

test("a page that shows a draft hears of the removal, and says so", () => {
  const hears = vi.fn<() => void>();
  const forget = onDraftsRemoved(hears);
  expect(removeDrafts()).toBe(true);
  expect(hears).toHaveBeenCalledOnce();
  forget();
  expect(removeDrafts()).toBe(false);
});
