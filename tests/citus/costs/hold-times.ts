import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createRepositories } from "../../../adapters/db/repositories/repositories.ts";
import { buildLink, buildUser } from "../../support/rows.ts";
import type { Cost, Deployment } from "./deployment.ts";

const BATCHES = [1, 100, 1000];
const ROUNDS = 12;

/**
 * Cost of a transaction that counts this many scans of one link, each by a different visitor, in processor
 * time of this process, the database, and its workers. Most of that work is sequential and holds the lock on
 * the link's row.
 * @param idle what the database uses per idle millisecond
 * @returns milliseconds by number of scans
 */
export async function holdTimes(
  { databaseUrl, cost }: Pick<Deployment, "databaseUrl" | "cost">,
  idle: Cost,
): Promise<Record<number, number>> {
  const spent = (): number => {
    const { coordinator, workers } = cost();
    const { user, system } = process.cpuUsage();
    const unasked = (idle.coordinator + idle.workers) * performance.now();
    return coordinator + workers + (user + system) / 1000 - unasked;
  };
  const knex = createPool({ connectionString: databaseUrl });
  try {
    const { users, shortLinks } = createRepositories(knex);
    const user = buildUser();
    const link = buildLink(user.id);
    await users.insert(user);
    await shortLinks.insert(link);
    const each: Record<number, number> = {};
    let visitor = 0;
    for (const batch of BATCHES) {
      let before = spent();
      for (let round = -1; round < ROUNDS; round += 1) {
        // the first round opens connections and does not count
        if (round === 0) before = spent();
        const scans = Array.from({ length: batch }, () => ({
          linkId: link.id,
          userId: user.id,
          scannedAt: new Date(),
          visitor: String((visitor += 1)),
          country: "FR",
          device: "phone" as const,
          browser: "Safari",
          os: "iOS",
          referrer: "",
        }));
        await knex.transaction((inside) => createRepositories(inside).scans.insert(scans));
      }
      each[batch] = Math.round(((spent() - before) / ROUNDS) * 10) / 10;
    }
    return each;
  } finally {
    await knex.destroy();
  }
}
