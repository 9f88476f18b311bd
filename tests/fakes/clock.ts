import type { Clock } from "../../core/ports/system.ts";

export interface FakeClock extends Clock {
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** Stands still until it is moved. */
export function createFakeClock(start = "2026-05-04T12:00:00Z"): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
