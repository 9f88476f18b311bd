import { randomFillSync } from "node:crypto";
import type { Clock, Ids } from "../../core/ports/system.ts";

const COUNTER_MAX = 0xfff;
/** Random bytes per id: its initial counter and its random bits. */
const RANDOM_BYTES = 10;
/** Requesting random bytes from the system takes as long for one id as for this many. */
const IDS_AT_ONCE = 256;

/**
 * UUIDv7 (RFC 9562 §5.7): 48 bits of Unix milliseconds, a 12-bit counter in rand_a (§6.2, method 1), 62
 * random bits. Ids of one process are strictly increasing, also within a millisecond and if the clock is set
 * back.
 */
export function createIds(clock: Clock): Ids {
  let lastTime = 0;
  let counter = 0;
  const pool = Buffer.alloc(RANDOM_BYTES * IDS_AT_ONCE);
  let used = pool.length;

  function nextRandom(): Buffer {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += RANDOM_BYTES;
    return pool.subarray(used - RANDOM_BYTES, used);
  }

  return {
    next() {
      const random = nextRandom();
      const time = clock.now().getTime();
      if (time > lastTime) {
        lastTime = time;
        // starts in the lower half, which leaves room to count
        counter = random.readUInt16BE(0) & 0x7ff;
      } else if (counter < COUNTER_MAX) {
        counter += 1;
      } else {
        lastTime += 1;
        counter = 0;
      }
      const bytes = Buffer.alloc(16);
      bytes.writeUIntBE(lastTime, 0, 6);
      bytes.writeUInt16BE(0x7000 | counter, 6);
      random.copy(bytes, 8, 2);
      bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
      const hex = bytes.toString("hex");
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        "-",
      );
    },
  };
}
