import { expect, test } from "vitest";
import { createIds } from "../../../adapters/system/ids.ts";

const at = (...times: number[]) => ({
  now: () => new Date(times.length > 1 ? (times.shift() ?? 0) : (times[0] ?? 0)),
});

test("an id is a UUIDv7 with the current millisecond (RFC 9562 appendix A.6)", () => {
  const id = createIds(at(0x017f22e279b0)).next();
  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("ids of one process strictly increase, even within a millisecond and past its counter", () => {
  const ids = createIds(at(1_700_000_000_000));
  const made = Array.from({ length: 10_000 }, () => ids.next());
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(made.length);
});

test("ids increase even when the clock is set back", () => {
  const ids = createIds(at(2_000, 1_000, 1_500, 2_001));
  const made = [ids.next(), ids.next(), ids.next(), ids.next()];
  expect(made).toEqual(made.toSorted());
});

test("two processes create different ids in the same millisecond", () => {
  const clock = at(1_700_000_000_000);
  const made = Array.from({ length: 1_000 }, () => createIds(clock).next());
  expect(new Set(made).size).toBe(made.length);
});
