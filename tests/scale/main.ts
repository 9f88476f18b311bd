/**
 * `npm run test:scale [names…]`: several processes of the built product on the PostgreSQL of this machine,
 * behind nginx and PgBouncer where installed. Prints one line per check; exits with 1 if one failed, with 2
 * if a name is wrong.
 */
import { proxy } from "./proxy.ts";
import { pooler } from "./pooler.ts";
import { settings } from "./settings.ts";
import { takeover } from "./takeover.ts";
import type { Trial } from "./trial.ts";

const TRIALS: Record<string, Trial> = { settings, takeover, proxy, pooler };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in TRIALS));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Trials: ${Object.keys(TRIALS).join(", ")}`);
  process.exit(2);
}
let failures = 0;
for (const [name, trial] of Object.entries(TRIALS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  await trial((holds, what) => {
    if (!holds) failures += 1;
    console.log(`${holds ? "holds" : "FAILS"}  ${name}: ${what}`);
  });
}
process.exitCode = failures === 0 ? 0 : 1;
