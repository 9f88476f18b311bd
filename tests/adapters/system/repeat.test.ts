import { EventEmitter, once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { repeat } from "../../../adapters/system/repeat.ts";

const log = { warn: () => undefined };

test("stopping waits for the work in progress", async () => {
  const done: string[] = [];
  const database = new EventEmitter();
  const stop = repeat(
    3_600_000,
    async () => {
      await once(database, "answer");
      done.push("work");
    },
    log,
  );
  const stopped = stop().then(() => done.push("stopped"));
  await nextTurn();
  expect(done).toEqual([]);
  database.emit("answer");
  await stopped;
  expect(done).toEqual(["work", "stopped"]);
});

test("a failure is logged and does not end the process", async () => {
  const said: unknown[] = [];
  const stop = repeat(3_600_000, () => Promise.reject(new TypeError("the database is unavailable")), {
    warn: (...parts: unknown[]) => void said.push(parts),
  });
  await stop();
  expect(said).toEqual([[{ name: "TypeError" }, "the database is unavailable"]]);
});
