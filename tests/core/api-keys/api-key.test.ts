import { expect, test } from "vitest";
import { daysLeft, endsSoon } from "../../../core/api-keys/api-key.ts";

const DAY = 86_400_000;
const now = new Date("2026-11-22T12:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY);
const key = (days: number, lasts = 30) =>
  ({ state: "active", createdAt: inDays(days - lasts), expiresAt: inDays(days) }) as const;

test("an active key is marked as ending in its last seven days, unless it was issued for a week or less", () => {
  expect(endsSoon(key(7), now)).toBe(false);
  expect(endsSoon(key(6.99), now)).toBe(true);
  expect(endsSoon(key(0.01), now)).toBe(true);
  expect(endsSoon(key(6, 7), now)).toBe(false);
  for (const state of ["expired", "revoked", "suspended"] as const) {
    expect(endsSoon({ ...key(3), state }, now)).toBe(false);
  }
});

test("the days left include the current one", () => {
  expect([30, 1.2, 1, 0.1, 0, -3].map((days) => daysLeft(key(days), now))).toEqual([30, 2, 1, 1, 0, 0]);
});
