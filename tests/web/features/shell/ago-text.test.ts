import { expect, test } from "vitest";
import { agoText } from "../../../../web/features/shell/notifications/ago-text.ts";

const now = new Date(2026, 10, 21, 0, 30);

test.each([
  [new Date(2026, 10, 21, 0, 10), "today"],
  [new Date(2026, 10, 20, 23, 50), "yesterday"],
  [new Date(2026, 10, 15, 12), "6 days ago"],
  [new Date(2026, 10, 14, 12), "Nov 14, 2026"],
  // the local clock is slow
  [new Date(2026, 10, 22), "today"],
])("%s is %s", (date, text) => {
  expect(agoText(date, now, "en")).toBe(text);
});

test("uses the reader's language", () => {
  expect(agoText(new Date(2026, 10, 20), now, "de")).toBe("gestern");
});
