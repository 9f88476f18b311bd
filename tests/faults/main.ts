/**
 * `npm run faults [names…] [-- --minutes 30]`: injects faults into the built product and checks its
 * guarantees. Prints one line each; exits with 1 if a fault failed, with 2 if a name is wrong. docs/faults.md
 * describes each fault.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { batch } from "./batch.ts";
import { clock } from "./clock.ts";
import { cluster } from "./cluster.ts";
import { clusterClock } from "./cluster-clock.ts";
import { clusterDisk } from "./cluster-disk.ts";
import { crowd } from "./crowd.ts";
import { database } from "./database.ts";
import { deploy } from "./deploy.ts";
import { disk } from "./disk.ts";
import { Skipped, type Fault } from "./fault.ts";
import { hangUp } from "./hang-up.ts";
import { kill } from "./kill.ts";
import { oidc } from "./oidc.ts";
import { s3 } from "./s3.ts";
import { slow } from "./slow.ts";
import { smtp } from "./smtp.ts";
import { soak } from "./soak.ts";
import { upgrade } from "./upgrade.ts";

const FAULTS: Record<string, Fault> = {
  kill,
  database,
  cluster,
  "cluster-disk": clusterDisk,
  "cluster-clock": clusterClock,
  disk,
  s3,
  smtp,
  oidc,
  clock,
  slow,
  "hang-up": hangUp,
  crowd,
  deploy,
  upgrade,
  batch,
  soak,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "30" } },
});
const unknown = positionals.filter((name) => !(name in FAULTS));
const minutes = Number(values.minutes);
if (unknown.length > 0 || !(minutes > 0)) {
  console.error(
    `Not known: ${[...unknown, ...(minutes > 0 ? [] : [`--minutes ${values.minutes}`])].join(", ")}`,
  );
  console.error(`Faults: ${Object.keys(FAULTS).join(", ")}`);
  process.exit(2);
}

const cleaning: (() => unknown)[] = [];
async function clean(): Promise<void> {
  for (let next = cleaning.pop(); next; next = cleaning.pop()) {
    try {
      await next();
    } catch (error) {
      console.error("  while cleaning up:", error);
    }
  }
}
process.once("SIGINT", () => void clean().then(() => process.exit(130)));

for (const [name, fault] of Object.entries(FAULTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const folder = await mkdtemp(join(tmpdir(), `quietzone-fault-${name}-`));
  cleaning.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const start = performance.now();
  const say = (verdict: string, text: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${name.padEnd(13)} ${verdict.padEnd(8)} ${text} (${seconds} s)`);
  };
  try {
    say("held", await fault({ folder, minutes, atEnd: (work) => cleaning.push(work) }));
  } catch (error) {
    if (error instanceof Skipped) say("skipped", error.message);
    else {
      say(
        "FAILED",
        error instanceof Error
          ? process.env["QZ_STACK"]
            ? String(error.stack)
            : error.message
          : String(error),
      );
      process.exitCode = 1;
    }
  } finally {
    await clean();
  }
}
// do not wait for pools and agents of faults that failed halfway
process.exit();
