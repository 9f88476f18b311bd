import { expect, test, vi } from "vitest";
import { createOutageWatch } from "../../../adapters/db/pool/outage-watch.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("the log gets one entry when the database becomes unavailable and one when it is back", async () => {
  vi.useFakeTimers();
  const events: unknown[] = [];
  const hear = (entry: { event: string }) => void events.push(entry.event);
  let isAway = true;
  let outages = 0;
  const watch = createOutageWatch({
    look: async () => {
      if (isAway) throw refused;
    },
    log: { error: hear, info: hear } as never,
    onAway: () => void (outages += 1),
  });
  expect(watch.isOutage(new Error("a bug"))).toBe(false);
  for (let request = 0; request < 100; request += 1) expect(watch.isOutage(refused)).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([events, outages]).toEqual([["database_away"], 1]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(events).toEqual(["database_away", "database_back"]);
  watch.isOutage(refused);
  expect([events.length, outages]).toEqual([3, 2]);
  watch.close();
  vi.useRealTimers();
});
