import type { ScanReading } from "./scan-reading.ts";
import { overlap, trustOf, withoutDoubles } from "./scan-trust.ts";

/** Readings collected from one picture. */
export interface Findings {
  /** @param changesTones see `trustOf` */
  add(readings: ScanReading[], changesTones: boolean): void;
  /** Credible readings, each once. */
  codes(): ScanReading[];
  /** Read only once: not certain enough. */
  doubtful(): ScanReading[];
  /** Places where a code was detected but not read. */
  failed(): ScanReading[];
  /** Whether a code without any content was read. */
  sawEmpty(): boolean;
}

export function createFindings(): Findings {
  let sure: ScanReading[] = [];
  let doubtful: ScanReading[] = [];
  let failed: ScanReading[] = [];
  let sawEmpty = false;
  return {
    add(readings, changesTones) {
      const seconds = doubtful;
      for (const reading of readings) {
        if (reading.failed) {
          failed = [...failed, reading];
          continue;
        }
        if (reading.text === "" && reading.lines === 0) sawEmpty = true;
        const trust = trustOf(reading, changesTones);
        if (trust === "none") continue;
        if (trust === "sure" || seconds.some((other) => isSame(reading, other))) sure = [...sure, reading];
        else doubtful = [...doubtful, reading];
      }
      sure = withoutDoubles(sure);
    },
    codes: () => sure,
    doubtful: () => doubtful.filter((reading) => !sure.some((other) => overlap(reading, other))),
    failed: () => failed.filter((reading) => !sure.some((other) => overlap(reading, other))),
    sawEmpty: () => sawEmpty,
  };
}

const isSame = (one: ScanReading, other: ScanReading): boolean =>
  one.format === other.format && one.text === other.text && overlap(one, other);
