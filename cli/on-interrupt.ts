const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;

/** Lets a command end in good order at Ctrl-C; the second one ends it at once. */
export const onInterrupt = () => {
  let received: Signal | null = null;
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const receive = (signal: Signal) => {
    if (received !== null) process.exit(EXIT_CODES[signal]);
    received = signal;
    Atomics.store(flag, 0, 1);
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
  return {
    /** Its only element becomes 1 at the first signal; other threads see it too. */
    flag,
    exitCode: (): number => EXIT_CODES[received ?? "SIGINT"],
    release(): void {
      process.off("SIGINT", receive);
      process.off("SIGTERM", receive);
    },
  };
};
