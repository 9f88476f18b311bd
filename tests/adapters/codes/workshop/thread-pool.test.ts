import { afterEach, expect, test } from "vitest";
import { createThreadPool } from "../../../../adapters/codes/workshop/thread-pool.node.ts";

/**
 * A thread that, depending on its configuration, answers, dies, fails, never answers, or takes a second to
 * load.
 */
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    let hasBegun = false;
    parentPort.on("message", (message) => {
      if (message === "load") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
      if (!hasBegun) parentPort.postMessage({ kind: "begun" });
      hasBegun = true;
      if (message === "hang") for (;;) Math.random();
      if (message === "die") process.exit(1);
      if (message === "fail") throw new Error("unforeseen");
      if (message === "grow") for (const all = []; ; ) all.push(new Array(100000).fill({}));
      if (message === "refuse")
        return parentPort.postMessage({ kind: "refused", code: "content_empty", message: "Empty", details: { details: { fixes: [] } } });
      parentPort.postMessage({ kind: "done", result: [message, threadId] });
    });
  `)}`,
);

const pools: { close: () => Promise<void> }[] = [];
const createPool = (
  options: { threads?: number; waiting?: number; perCaller?: number; milliseconds?: number } = {},
) => {
  const pool = createThreadPool<[string, number]>({
    entry,
    threads: 1,
    waiting: 10,
    perCaller: 10,
    milliseconds: 20_000,
    ...options,
  });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
const one = { id: "one" };
const codeOf = (job: Promise<unknown>) => job.then(String, ({ code }: { code: string }) => code);

test("jobs run in order on as many threads as needed", async () => {
  const pool = createPool({ threads: 2 });
  const results = await Promise.all(["a", "b", "c", "d"].map((message) => pool.run(message, one)));
  expect(results.map(([message]) => message)).toEqual(["a", "b", "c", "d"]);
  expect(new Set(results.map(([, thread]) => thread)).size).toBe(2);
});

test("a job that takes too long ends with its thread, and the next one gets a new thread", async () => {
  const pool = createPool({ milliseconds: 300 });
  const [hanging, next] = await Promise.all([codeOf(pool.run("hang", one)), codeOf(pool.run("next", one))]);
  expect(hanging).toBe("took_too_long");
  expect(next).toMatch(/^next,/);
});

test("a later job on the same thread has the full time limit", async () => {
  const pool = createPool({ milliseconds: 300 });
  expect(await codeOf(pool.run("first", one))).toMatch(/^first,/);
  expect(await codeOf(pool.run("hang", one))).toBe("took_too_long");
});

test("the time a thread takes to load does not count against its job", async () => {
  expect(await codeOf(createPool({ milliseconds: 300 }).run("load", one))).toMatch(/^load,/);
});

test.each(["die", "fail", "grow"])("a thread that is made to %s fails only its own job", async (message) => {
  const pool = createPool();
  const [lost, next] = await Promise.all([codeOf(pool.run(message, one)), codeOf(pool.run("next", one))]);
  expect([lost, next]).toEqual(["unavailable", expect.stringMatching(/^next,/)]);
});

test("an error keeps its code, message and details between threads", async () => {
  await expect(createPool().run("refuse", one)).rejects.toMatchObject({
    name: "DomainError",
    code: "content_empty",
    message: "Empty",
    details: { fixes: [] },
  });
});

test("jobs above the queue limit are refused at once with a time to retry", async () => {
  const pool = createPool({ waiting: 2, milliseconds: 500 });
  const busy = [codeOf(pool.run("hang", one)), codeOf(pool.run("b", one)), codeOf(pool.run("c", one))];
  await expect(pool.run("d", one)).rejects.toMatchObject({ code: "unavailable", retryAfter: 2 });
  expect(await Promise.all(busy)).toEqual(["took_too_long", expect.any(String), expect.any(String)]);
});

test("one caller cannot fill the queue for others", async () => {
  const pool = createPool({ perCaller: 2, milliseconds: 500 });
  const own = [codeOf(pool.run("hang", one)), codeOf(pool.run("b", one))];
  expect(await codeOf(pool.run("c", one))).toBe("over_request_rate_limit");
  expect(await codeOf(pool.run("theirs", { id: "other" }))).toMatch(/^theirs,/);
  await Promise.all(own);
  expect(await codeOf(pool.run("later", one))).toMatch(/^later,/);
});

test("a full queue makes room for a caller with fewer jobs in it", async () => {
  const pool = createPool({ waiting: 4, milliseconds: 500 });
  const own = ["hang", "a", "b", "c"].map((message) => codeOf(pool.run(message, one)));
  const others = ["d", "e"].map((message) => codeOf(pool.run(message, { id: "two" })));
  const last = codeOf(pool.run("f", { id: "three" }));
  expect(await Promise.all([...own, ...others, last])).toEqual([
    "took_too_long",
    expect.stringMatching(/^a,/),
    expect.stringMatching(/^b,/),
    "unavailable",
    expect.stringMatching(/^d,/),
    "unavailable",
    expect.stringMatching(/^f,/),
  ]);
});

test("callers take turns, one job each", async () => {
  const pool = createPool();
  const done: string[] = [];
  const run = (message: string, id: string) =>
    pool.run(message, { id }).then(([told]) => void done.push(told));
  await Promise.all([
    ...["a1", "a2", "a3", "a4"].map((message) => run(message, "a")),
    ...["b1", "b2"].map((message) => run(message, "b")),
    run("c1", "c"),
  ]);
  expect(done).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("a job whose caller disconnects while waiting does not run", async () => {
  const pool = createPool({ milliseconds: 500 });
  const gone = new AbortController();
  const first = codeOf(pool.run("hang", one));
  const waiting = codeOf(pool.run("b", { ...one, signal: gone.signal }));
  gone.abort();
  expect(await waiting).toBe("unavailable");
  await first;
});

test("jobs in progress are refused when the pool is closed", async () => {
  const pool = createPool();
  const jobs = [codeOf(pool.run("hang", one)), codeOf(pool.run("b", one))];
  await pool.close();
  expect(await Promise.all(jobs)).toEqual(["unavailable", "unavailable"]);
  expect(await codeOf(pool.run("c", one))).toBe("unavailable");
});
