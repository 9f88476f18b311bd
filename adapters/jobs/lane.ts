export type Lane<Job> = ReturnType<typeof createLane<Job>>;

interface LaneOptions<Job> {
  /** Maximum number of concurrent jobs. */
  room: number;
  claim: (limit: number) => Promise<Job[]>;
  /** Never rejects. */
  run: (job: Job) => Promise<void>;
  /** Called when taking jobs failed, such as while the database is unavailable. */
  onProblem: (error: unknown) => void;
}

/** Works the jobs of one queue. */
export function createLane<Job>({ room, claim, run, onProblem }: LaneOptions<Job>) {
  const active = new Map<Job, Promise<void>>();
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  /** Starts due jobs up to the limit, and again whenever one ends. */
  function look(): Promise<void> {
    lookAgain = true;
    looking ??= start();
    return looking;
  }

  async function start(): Promise<void> {
    // until `looking` is set, which has to be unset in the same turn as the last check of `lookAgain`
    await Promise.resolve();
    try {
      do {
        lookAgain = false;
        const free = room - active.size;
        const claimed = free > 0 ? await claim(free) : [];
        for (const job of claimed) active.set(job, work(job));
      } while (lookAgain);
    } catch (error) {
      onProblem(error);
    } finally {
      looking = null;
    }
  }

  async function work(job: Job): Promise<void> {
    await run(job);
    active.delete(job);
    await look();
  }

  /** Resolves once nothing is left that was due. */
  async function idle(): Promise<void> {
    await look();
    while (active.size > 0) await Promise.all(active.values());
  }

  /** Resolves once all taken jobs are done. */
  async function settled(): Promise<void> {
    await looking;
    await Promise.all(active.values());
  }

  return { look, idle, settled, active: () => [...active.keys()] };
}
