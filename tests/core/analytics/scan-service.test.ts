import { expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { createGather } from "../../../adapters/system/gather.ts";
import type { Scan, ScanRepository } from "../../../core/analytics/scan.ts";
import { createScanService } from "../../../core/analytics/scan-service.ts";

test("scans are not counted twice when deleting old data fails", async () => {
  const counted: Scan[] = [];
  let forgets = 0;
  const scans: ScanRepository = {
    saltOf: async (_day, fresh) => fresh,
    insert: async (some) => void counted.push(...some),
    async forgetBefore() {
      forgets += 1;
      if (forgets === 1) throw new Error("the database is unavailable");
    },
  };
  const service = createScanService({
    scans,
    transact: (work) => work({ scans }),
    geo: { countryOf: async () => null, placeOf: async () => null, sources: [] },
    devices: { isBot: () => false, read: () => ({ kind: "phone", browser: "Safari", os: "iOS" }) },
    secrets,
    clock: { now: () => new Date("2026-03-01T00:00:01Z") },
    gather: createGather({ error: () => undefined, warn: () => undefined }),
  });
  const scan = {
    linkId: "a",
    userId: "owner",
    address: "198.51.100.7",
    userAgent: "",
    referrer: "",
    optedOut: false,
  };
  service.record(scan);
  await service.flush();
  service.record(scan);
  await service.close();
  // retried with the next scans
  expect([counted.length, forgets]).toEqual([2, 2]);
});
