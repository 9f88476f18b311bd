import { act, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { claimDrafts } from "../../../browser/session/tab-drafts.ts";
import { findDraft, saveDraft } from "../../../web/codes/draft-storage.ts";
import { useRedirectSignedIn } from "../../../web/session/use-redirect-signed-in.ts";

test.each([
  ["two", null],
  ["one", "of one"],
])("a sign-in of account %s removes the drafts of another account before the next page", (id, left) => {
  claimDrafts("one");
  saveDraft("qr", "of one");
  const { result } = renderHook(() => useRedirectSignedIn(), { wrapper: MemoryRouter });
  act(() => result.current({ id, role: "customer" }));
  expect(findDraft("qr", z.string())).toBe(left);
});
