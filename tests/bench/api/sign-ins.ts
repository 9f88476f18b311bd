import { ARGON2_PARAMETERS } from "../../../adapters/crypto/argon2-passwords.ts";
import { call, PASSWORD, signUp } from "../../support/call.ts";
import { table } from "../timed-run.ts";
import type { BuiltProduct } from "./built-product.ts";
import { spread, throughput } from "./timing.ts";

const SECONDS = 5;
const AT_ONCE = [1, 4, 16];

/** Sign-ins per second. The password hash is the bottleneck, so its parameters are printed too. */
export async function benchSignIns({ url }: BuiltProduct): Promise<string[]> {
  const { email, refreshToken } = await signUp(url);
  const ask = async (grant: string, json: object) => {
    const answer = await call(`${url}/auth/v1/token?grant_type=${grant}`, { json });
    if (answer.status !== 200) throw new Error(`${grant} answered ${answer.status}`);
    return answer.body;
  };
  const rows: string[][] = [];
  const measure = async (name: string, atOnce: number, work: () => Promise<unknown>) => {
    const { perSecond, milliseconds } = await throughput(work, { atOnce, seconds: SECONDS });
    rows.push([name, String(atOnce), perSecond.toFixed(1), ...spread(milliseconds)]);
  };
  for (const atOnce of AT_ONCE) {
    await measure("with a password", atOnce, () => ask("password", { email, password: PASSWORD }));
  }
  let live = refreshToken;
  await measure("refreshed", 1, async () => {
    live = String((await ask("refresh_token", { refresh_token: live }))["refresh_token"]);
  });
  const { memoryCost, timeCost, parallelism } = ARGON2_PARAMETERS;
  return [
    `Sign-ins, hashed with argon2id: ${memoryCost} KiB, ${timeCost} passes, ${parallelism} lane`,
    ...table([["session", "at once", "a second", "p50 ms", "p95 ms", "p99 ms"], ...rows]),
  ];
}
