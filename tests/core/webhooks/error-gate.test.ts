import { expect, test } from "vitest";
import { createErrorGate } from "../../../core/webhooks/error-gate.ts";

const MINUTE = 60_000;

function openGate() {
  let now = 0;
  const pass = createErrorGate({ now: () => new Date(now) });
  return { pass, wait: (minutes: number) => void (now += minutes * MINUTE) };
}

test("the same failure is reported again after 15 minutes, with how many there were", () => {
  const { pass, wait } = openGate();
  expect([pass("a"), pass("a"), pass("a")]).toEqual([0, null, null]);
  wait(15);
  expect(pass("a")).toBe(2);
});

test("another failure is reported at once", () => {
  const { pass } = openGate();
  expect([pass("a"), pass("b")]).toEqual([0, 0]);
});

test("no matter how many kinds there are, six an hour are reported", () => {
  const { pass, wait } = openGate();
  const tell = () =>
    Array.from({ length: 50 }, (_, kind) => pass(String(kind))).filter((told) => told !== null);
  expect(tell()).toHaveLength(6);
  wait(61);
  expect(tell()).toHaveLength(6);
});

test("a kind that was held back from its first time says so later", () => {
  const { pass, wait } = openGate();
  for (const kind of "abcdef") pass(kind);
  expect(pass("g")).toBe(null);
  wait(61);
  expect(pass("g")).toBe(1);
});

test("a clock that was ahead and is set right keeps no failure back", () => {
  const { pass, wait } = openGate();
  wait(24 * 60);
  for (const kind of "abcdef") expect(pass(kind)).toBe(0);
  expect(pass("a")).toBe(null);
  wait(-24 * 60);
  expect(pass("a")).toBe(1);
});
