import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { percentile } from "../bench/api/timing.ts";
import { call, signUp } from "../support/call.ts";
import { inFolder, startProcess, startSystemDatabase, type Process } from "./site.ts";
import type { Trial } from "./trial.ts";

const ROUNDS = 30;

const seen = async ({ url }: Process) => (await call(`${url}/api/public/settings`)).body["site_name"];

/** Time until a setting saved in one process takes effect in another, also right after lost notifications. */
export const settings: Trial = (say) =>
  inFolder(async (folder, atEnd) => {
    const database = await startSystemDatabase(folder);
    atEnd(database.close);
    const env = (name: string) => ({
      DATA_DIR: join(folder, name),
      DATABASE_URL: database.url,
      RATE_LIMIT_FACTOR: "10000",
    });
    const one = await startProcess(env("one"));
    atEnd(one.stop);
    const other = await startProcess(env("other"));
    atEnd(other.stop);
    const { token, id } = await signUp(one.url);
    await database.ask("UPDATE users SET role = 'admin' WHERE id = $1", [id]);

    /** Milliseconds from the answer to a save until the other process returns the new value. */
    async function spread(name: string): Promise<number> {
      const json = { changes: { site_name: name } };
      const { status } = await call(`${one.url}/api/admin/settings`, { method: "PUT", json, token });
      if (status !== 200) throw new Error(`saving answered ${status}`);
      const start = performance.now();
      while ((await seen(other)) !== name) await delay(1);
      return performance.now() - start;
    }
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await spread(`Name ${round}`));
    say(
      Math.max(...times) < 1000,
      `${ROUNDS} saves were seen elsewhere after ${percentile(times, 50).toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms at most`,
    );
    const cut: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await seen(other);
      await database.ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quietzone news'",
      );
      cut.push(await spread(`Cut ${round}`));
    }
    say(
      Math.max(...cut) < 1000,
      `10 saves right after the listening connections were ended: ${percentile(cut, 50).toFixed(0)} ms (median), ${Math.max(...cut).toFixed(0)} ms at most`,
    );
  });
