import { Agent } from "node:http";
import { join } from "node:path";
import { ms, must, percentile, type Fault } from "./fault.ts";
import { ask, type Reply } from "./support/ask.ts";
import { newPerson, signInAt } from "./support/people.ts";
import { mustBeRefusal } from "./support/refusal.ts";
import { startSite } from "./support/site.ts";

const CONNECTIONS = Number(process.env["QZ_CROWD"] ?? 1000);
const PAGES_EACH = 2;
/** Everybody must get an answer; the time depends on the machine. */
const ANSWER_MS = 240_000;
const MEMORY_MIB = 600;

/** A thousand simultaneous keep-alive connections that load the home page and then all sign in. */
export const crowd: Fault = async (run) => {
  const site = await startSite(run, { dataDir: join(run.folder, "data") });
  const person = await newPerson(site.url);
  const before = site.memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, site.memory())), 200);
  run.atEnd(() => clearInterval(watch));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  run.atEnd(() => agent.destroy());

  const pages: Reply[] = [];
  const health: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      health.push((await ask(`${site.url}/healthz`, { timeoutMs: ANSWER_MS })).ms);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  watching.catch(() => undefined);
  await all(async () => {
    for (let n = 0; n < PAGES_EACH; n += 1) pages.push(await ask(site.url, { agent, timeoutMs: ANSWER_MS }));
  }, "the home page");
  const broken = pages.filter(({ status, text }) => status !== 200 || !text.includes("</html>"));
  must(
    broken.length === 0,
    `${broken.length} of ${pages.length} pages did not come whole, such as ${broken[0]?.status} with ${broken[0]?.text.slice(0, 120)}`,
  );

  const signIns: Reply[] = [];
  await all(
    async () => void signIns.push(await signInAt(site.url, person.email, { agent, timeoutMs: ANSWER_MS })),
    "signing in",
  );
  over.abort();
  await watching;
  const refused = signIns.filter(({ status }) => status !== 200);
  for (const reply of refused) mustBeRefusal(reply);
  must(most - before < MEMORY_MIB, `memory went from ${Math.round(before)} to ${Math.round(most)} MiB`);
  clearInterval(watch);
  const after = await signInAt(site.url, person.email);
  must(after.status === 200, `afterward signing in answers ${after.status}`);
  must((await site.stop()) === 0, "it did not exit with 0 when it was stopped");
  return (
    `${CONNECTIONS} connections: ${pages.length} pages, p99 ${ms(percentile(times(pages), 99))}; ` +
    `${signIns.length - refused.length} signed in and ${refused.length} asked to come again, p99 ${ms(percentile(times(signIns), 99))}; ` +
    `/healthz meanwhile p99 ${ms(percentile(health, 99))}; memory ${Math.round(before)} to ${Math.round(most)} MiB`
  );
};

const times = (replies: Reply[]): number[] => replies.map((reply) => reply.ms);

/** Runs the work on all connections at once; a dropped connection counts as no answer. */
async function all(work: () => Promise<void>, what: string): Promise<void> {
  const ended = await Promise.allSettled(Array.from({ length: CONNECTIONS }, work));
  const lost = ended.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  must(lost.length === 0, `${what}: ${lost.length} of ${CONNECTIONS} got no answer, such as ${lost[0]}`);
}
