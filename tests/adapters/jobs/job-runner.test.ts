import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createJobRunner, type JobHandler, type JobRunner } from "../../../adapters/jobs/job-runner.ts";
import { createJobTable, type JobTable } from "../../../adapters/jobs/job-table.ts";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { DomainError } from "../../../core/errors.ts";
import type { MailOrder } from "../../../core/mail/mail-order.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { newId } from "../../support/rows.ts";

const START = Date.parse("2026-03-01T12:00:00Z");
const MINUTE = 60_000;

const order = (code = "123456"): MailOrder => ({
  kind: "reauthentication",
  to: "ada@example.com",
  language: "de",
  values: { code },
});
const at = (minutes: number): Date => new Date(START + minutes * MINUTE);
const in1Hour = at(60);

let database: TestDatabase;
let time = START;
let runners: JobRunner[] = [];
let logged: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  time = START;
  logged = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
  runners = [];
  await database.knex("jobs").delete();
});
afterAll(() => database.close());

const write = (...line: unknown[]) => void logged.push(JSON.stringify(line));

/** A promise and the function that resolves it. */
function gate(): { passed: Promise<void>; open: () => void } {
  const words: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => words.push(resolve));
  return { passed, open: () => words.forEach((say) => say()) };
}

const refuse = () => Promise.reject(new DomainError("unavailable", "The server is unavailable"));

/** A job runner over the database that uses the clock of the test. */
function openRunner(
  mail: JobHandler<"mail"> = async () => undefined,
  table: JobTable = createJobTable(database.knex),
): JobRunner {
  const clock = { now: () => new Date(time) };
  const runner = createJobRunner({
    table,
    clock,
    ids: createIds(clock),
    log: { warn: write, error: write },
  });
  runner.work("mail", mail);
  runners.push(runner);
  return runner;
}

const rows = () => database.knex("jobs").select<{ run_at: Date; attempts: number }[]>("*");

test("a job runs once with its payload and is then deleted", async () => {
  const done: MailOrder[] = [];
  const runner = openRunner(async (payload) => void done.push(payload));
  await runner.start();
  await runner.add("mail", order(), in1Hour);
  await runner.runDue();
  await runner.runDue();
  expect(done).toEqual([order()]);
  expect(await rows()).toEqual([]);
});

test("adding a job does not wait for it", async () => {
  const held = gate();
  let done = false;
  const runner = openRunner(async () => {
    await held.passed;
    done = true;
  });
  await runner.start();
  await runner.add("mail", order(), in1Hour);
  expect(done).toBe(false);
  held.open();
  await runner.runDue();
  expect(done).toBe(true);
});

test("only a process that was told to start runs jobs, and it runs those of other processes too", async () => {
  const done: string[] = [];
  const command = openRunner(async () => void done.push("command"));
  await command.add("mail", order(), in1Hour);
  await command.runDue();
  expect(done).toEqual([]);

  const server = openRunner(async () => void done.push("server"));
  await server.start();
  await server.runDue();
  expect(done).toEqual(["server"]);
});

test("each job runs in one of many processes", async () => {
  const done: string[] = [];
  const all = [1, 2, 3, 4].map(() =>
    openRunner(async (payload) => {
      if (payload.kind === "reauthentication") done.push(payload.values.code);
    }),
  );
  const codes = Array.from({ length: 40 }, (_, index) => String(100_000 + index));
  for (const code of codes) await all[0]?.add("mail", order(code), in1Hour);
  await Promise.all(all.map((runner) => runner.start()));
  await Promise.all(all.map((runner) => runner.runDue()));
  expect(done.toSorted()).toEqual(codes);
});

test("a claim takes no more jobs than its limit, even with a misled query planner", async () => {
  const table = createJobTable(database.knex);
  const add = () => table.insert({ id: newId(), queue: "mail", payload: "{}", now: at(0), until: in1Hour });
  await add();
  // from here on, the query planner expects a single row
  await database.knex.raw("VACUUM (FULL, ANALYZE) jobs");
  for (let more = 0; more < 30; more += 1) await add();
  expect(await table.claim("mail", 3, at(0), at(1))).toHaveLength(3);
});

describe("a job that fails", () => {
  test("is retried with twice the delay each time, at most five minutes for mail", async () => {
    const runner = openRunner(refuse);
    await runner.start();
    await runner.add("mail", order(), in1Hour);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await runner.runDue();
      const [row] = await rows();
      expect(row?.attempts).toBe(attempt);
      pauses.push((Number(row?.run_at) - time) / 1000);
      time = Number(row?.run_at);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  test("is not retried before it is due", async () => {
    let tries = 0;
    const runner = openRunner(() => {
      tries += 1;
      return refuse();
    });
    await runner.start();
    await runner.add("mail", order(), in1Hour);
    await runner.runDue();
    time += 4999;
    await runner.runDue();
    expect(tries).toBe(1);
    time += 1;
    await runner.runDue();
    expect(tries).toBe(2);
  });

  test("is deleted with its payload once it has expired", async () => {
    const runner = openRunner(refuse);
    await runner.start();
    await runner.add("mail", order(), new Date(time + 12_000));
    await runner.runDue();
    time += 5000;
    await runner.runDue();
    expect(await rows()).toEqual([]);
    expect(logged.at(-1)).toContain("a job is given up");
  });

  test("is not started after it has expired", async () => {
    const done: MailOrder[] = [];
    const runner = openRunner(async (payload) => void done.push(payload));
    await runner.add("mail", order(), new Date(time + MINUTE));
    time += MINUTE;
    await runner.start();
    await runner.runDue();
    expect([done, await rows()]).toEqual([[], []]);
  });

  test("is not retried after a permanent refusal", async () => {
    const runner = openRunner(() => Promise.reject(new DomainError("mail_refused", "No such mailbox")));
    await runner.start();
    await runner.add("mail", order(), in1Hour);
    await runner.runDue();
    expect(await rows()).toEqual([]);
  });

  test("does not block the rest of its queue", async () => {
    const done: string[] = [];
    const runner = openRunner(async (payload) => {
      if (payload.kind !== "reauthentication" || payload.values.code === "000000") await refuse();
      else done.push(payload.values.code);
    });
    await runner.start();
    for (const code of ["000000", "111111", "000000", "222222", "000000", "333333", "000000"]) {
      await runner.add("mail", order(code), in1Hour);
    }
    await runner.runDue();
    expect(done.toSorted()).toEqual(["111111", "222222", "333333"]);
    expect(await rows()).toHaveLength(4);
  });

  test("logs nothing of its payload, even if the error quotes it", async () => {
    const runner = openRunner(async (payload) => {
      throw new Error(`cannot send ${JSON.stringify(payload)}`);
    });
    await runner.start();
    await runner.add("mail", order("987654"), in1Hour);
    await runner.runDue();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain("a job failed");
    expect(logged.join()).not.toMatch(/987654|ada@example/);
  });
});

test("an unavailable database is logged once per queue, however often jobs are polled", async () => {
  const away = createPool({ host: "127.0.0.1", port: 1 });
  const runner = openRunner(undefined, createJobTable(away));
  await runner.start();
  for (let look = 0; look < 3; look += 1) await runner.runDue();
  // one line per queue: mails and recurring jobs
  expect(logged).toHaveLength(2);
  await away.destroy();
});

test("claims that cannot be extended are logged once per outage, not once per attempt", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const [begun, held] = [gate(), gate()];
    const tries: boolean[] = [];
    const table = {
      ...createJobTable(database.knex),
      async extend() {
        if (tries.shift() === false) throw new Error("the database is unavailable");
      },
    };
    const runner = openRunner(async () => {
      begun.open();
      await held.passed;
    }, table);
    await runner.start();
    await runner.add("mail", order(), in1Hour);
    await begun.passed;
    for (const works of [false, false, true, false]) {
      tries.push(works);
      vi.advanceTimersByTime(20_000);
      await runner.add("mail", order(), in1Hour);
    }
    expect(logged.filter((line) => line.includes('"queue":"all"'))).toHaveLength(2);
    held.open();
    await runner.runDue();
  } finally {
    vi.useRealTimers();
  }
});

describe("a process that stops", () => {
  test("waits for jobs in progress", async () => {
    const begun = gate();
    const held = gate();
    const runner = openRunner(async () => {
      begun.open();
      await held.passed;
    });
    await runner.start();
    await runner.add("mail", order(), in1Hour);
    await begun.passed;
    const closing = runner.close();
    held.open();
    await closing;
    expect(await rows()).toEqual([]);
  });

  test("takes no more jobs", async () => {
    const done: MailOrder[] = [];
    const runner = openRunner(async (payload) => void done.push(payload));
    await runner.start();
    await runner.close();
    await runner.add("mail", order(), in1Hour);
    await runner.runDue();
    expect(done).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test("by crashing leaves its jobs to another process a minute later", async () => {
    const died = new Promise<void>(() => undefined);
    const begun = gate();
    const dying = openRunner(() => {
      begun.open();
      return died;
    });
    await dying.start();
    await dying.add("mail", order(), in1Hour);
    await begun.passed;
    // skip the runner whose process is dead
    runners = runners.filter((runner) => runner !== dying);

    const done: MailOrder[] = [];
    const other = openRunner(async (payload) => void done.push(payload));
    await other.start();
    time += MINUTE - 1;
    await other.runDue();
    expect(done).toEqual([]);
    time += 1;
    await other.runDue();
    expect(done).toEqual([order()]);
  });
});

describe("a recurring job", () => {
  const HOUR = 3600;

  test("runs once per period, however many processes there are", async () => {
    const done: string[] = [];
    const processes = ["one", "two", "three"].map((name) => {
      const runner = openRunner();
      runner.every("clean_up", HOUR, async () => void done.push(name));
      return runner;
    });
    const workAll = () => Promise.all(processes.map((runner) => runner.runDue()));
    await Promise.all(processes.map((runner) => runner.start()));
    await workAll();
    expect(done).toHaveLength(0);
    for (let period = 1; period <= 3; period += 1) {
      time += HOUR * 1000;
      await workAll();
      await workAll();
      expect(done).toHaveLength(period);
    }
  });

  test("keeps its next due time if its claim is extended a moment later", async () => {
    const table = createJobTable(database.knex);
    await table.insertRecurring({ id: newId(), queue: "recurring", name: "a", now: at(0), runAt: at(0) });
    const [job] = await table.claim("recurring", 1, at(0), at(1));
    await table.extend([job?.id ?? ""], at(2));
    expect((await rows()).map(({ run_at }) => run_at)).toEqual([at(2)]);
    await table.recurAt(job?.id ?? "", at(60));
    await table.extend([job?.id ?? ""], at(3));
    expect((await rows()).map(({ run_at }) => run_at)).toEqual([at(60)]);
  });

  test("keeps its schedule over restarts", async () => {
    const done: number[] = [];
    for (let restart = 0; restart < 4; restart += 1) {
      const runner = openRunner();
      runner.every("clean_up", HOUR, async () => void done.push(time - START));
      await runner.start();
      await runner.runDue();
      await runner.close();
      time += 25 * MINUTE;
    }
    expect(done).toEqual([75 * MINUTE]);
  });

  test("is retried soon after a failure and then continues on schedule", async () => {
    const done: number[] = [];
    const runner = openRunner();
    runner.every("clean_up", HOUR, async () => {
      done.push((time - START) / MINUTE);
      if (done.length < 3) throw new Error("the disk is full");
    });
    await runner.start();
    for (const minutes of [60, 61, 62, 63, 122, 123]) {
      time = START + minutes * MINUTE;
      await runner.runDue();
    }
    expect(done).toEqual([60, 61, 63, 123]);
  });

  test("does not wait for a date set by a clock that ran ahead, and neither do other jobs or their retries", async () => {
    const day = 24 * HOUR * 1000;
    const done: number[] = [];
    const tried: number[] = [];
    const runner = openRunner(async () => {
      tried.push(time - START);
      if (tried.length === 1) await refuse();
    });
    runner.every("clean_up", HOUR, async () => void done.push(time - START));
    const command = openRunner();
    time = START + 40 * day;
    await runner.start();
    await runner.add("mail", order(), new Date(time + day));
    await runner.runDue();
    await command.add("mail", order(), new Date(time + day));

    time = START;
    await runner.runDue();
    await runner.runDue();
    expect(tried).toEqual([40 * day, 0]);
    time = START + 5 * MINUTE;
    await runner.runDue();
    expect(tried).toEqual([40 * day, 0, 5 * MINUTE]);
    time = START + HOUR * 1000;
    await runner.runDue();
    expect(done).toEqual([HOUR * 1000]);
  });
});
