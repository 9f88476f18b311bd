import { beforeEach, describe, expect, test } from "vitest";
import type { LimitStore } from "../../core/ports/limit-store.ts";

interface OpenStore extends LimitStore {
  /** As if so many milliseconds had gone by. */
  pass: (milliseconds: number) => Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

/** What every store of limits does. `open` gives an empty one. */
export function limitStoreContract(open: () => Promise<OpenStore>): void {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });

  describe("call counts", () => {
    test("increase until the time that the first call began is over", async () => {
      const { counts, pass } = store;
      expect((await counts.add("a", 60)).count).toBe(1);
      await pass(40_000);
      const second = await counts.add("a", 60);
      expect(second.count).toBe(2);
      expect(second.endsIn).toBeGreaterThan(0);
      expect(second.endsIn).toBeLessThanOrEqual(20_000);
      await pass(20_000);
      expect((await counts.add("a", 60)).count).toBe(1);
    });

    test("are separate for each key, however long", async () => {
      const { counts } = store;
      const long = "x".repeat(100_000);
      for (const key of ["a", "b", long, `${long}y`]) expect((await counts.add(key, 60)).count).toBe(1);
    });

    test("start again after they are forgotten", async () => {
      const { counts } = store;
      await counts.add("a", 60);
      await counts.forget("a");
      expect((await counts.add("a", 60)).count).toBe(1);
    });

    test("can be decremented, even concurrently, but not below zero", async () => {
      const { counts } = store;
      for (let made = 0; made < 3; made += 1) await counts.add("a", 60);
      await Promise.all([counts.takeBack("a"), counts.takeBack("a")]);
      expect((await counts.add("a", 60)).count).toBe(2);
      for (let taken = 0; taken < 4; taken += 1) await counts.takeBack("a");
      await counts.takeBack("never counted");
      expect((await counts.add("a", 60)).count).toBe(1);
    });

    test("include every concurrent call", async () => {
      const { counts } = store;
      const counted = await Promise.all(Array.from({ length: 30 }, () => counts.add("a", 60)));
      expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      );
    });
  });

  describe("wrong passwords", () => {
    const EMAIL = "ada@example.com";

    test("make an account wait longer each time, until the right password is given", async () => {
      const { attempts, pass } = store;
      for (let tried = 0; tried < 5; tried += 1) expect(await attempts.spend(EMAIL, 5)).toBe(0);
      const waits: number[] = [];
      for (let round = 0; round < 8; round += 1) {
        const left = await attempts.spend(EMAIL, 5);
        waits.push(Math.ceil(left / 1000));
        await pass(left);
        expect(await attempts.spend(EMAIL, 5)).toBe(0);
      }
      expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
      await attempts.forget(EMAIL);
      expect(await attempts.spend(EMAIL, 5)).toBe(0);
    });

    test("are forgotten after a day", async () => {
      const { attempts, pass } = store;
      for (let tried = 0; tried < 5; tried += 1) await attempts.spend(EMAIL, 5);
      await pass(DAY_MS);
      for (let tried = 0; tried < 5; tried += 1) expect(await attempts.spend(EMAIL, 5)).toBe(0);
      expect(await attempts.spend(EMAIL, 5)).toBeGreaterThan(0);
    });

    test("that could not be checked are given back", async () => {
      const { attempts } = store;
      for (let tried = 0; tried < 20; tried += 1) {
        expect(await attempts.spend(EMAIL, 5)).toBe(0);
        await attempts.giveBack(EMAIL);
      }
      await attempts.giveBack("nobody@example.com");
      for (let tried = 0; tried < 5; tried += 1) expect(await attempts.spend(EMAIL, 5)).toBe(0);
      expect(await attempts.spend(EMAIL, 5)).toBeGreaterThan(0);
    });

    test("sent concurrently are all counted", async () => {
      const { attempts } = store;
      const left = await Promise.all(Array.from({ length: 20 }, () => attempts.spend(EMAIL, 5)));
      expect(left.filter((milliseconds) => milliseconds === 0)).toHaveLength(5);
    });
  });
}
