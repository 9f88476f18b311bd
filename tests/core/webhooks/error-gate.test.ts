import { expect, test } from "vitest";
import { createErrorGate } from "../../../core/webhooks/error-gate.ts";

const MINUTE = 60_000;

function openGate() {
  let now = 0;
  const pass = createErrorGate({ now: () => new Date(now) });
  return { pass, wait: (minutes: number) => void (now += minutes * MINUTE) };
}

test("reports the same error again after 15 minutes, with the number in between", () => {
  const { pass, wait } = openGate();
  expect([pass("a"), pass("a"), pass("a")]).toEqual([0, null, null]);
  wait(15);
  expect(pass("a")).toBe(2);
});

test("reports a different error at once", () => {
  const { pass } = openGate();
  expect([pass("a"), pass("b")]).toEqual([0, 0]);
});

test("reports at most six errors an hour, however many kinds there are", () => {
  const { pass, wait } = openGate();
  const tell = () =>
    Array.from({ length: 50 }, (_, kind) => pass(String(kind))).filter((told) => told !== null);
  expect(tell()).toHaveLength(6);
  wait(61);
  expect(tell()).toHaveLength(6);
});

test("reports an error later if it was held back at first", () => {
  const { pass, wait } = openGate();
  for (const kind of "abcdef") pass(kind);
  expect(pass("g")).toBe(null);
  wait(61);
  expect(pass("g")).toBe(1);
});

test("a clock that ran ahead and was corrected holds no error back", () => {
  const { pass, wait } = openGate();
  wait(24 * 60);
  for (const kind of "abcdef") expect(pass(kind)).toBe(0);
  expect(pass("a")).toBe(null);
  wait(-24 * 60);
  expect(pass("a")).toBe(1);
});
