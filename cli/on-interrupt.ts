const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;

/** Lets a command end in good order at Ctrl-C; the second one ends it at once. */
export const onInterrupt = () => {
  let received: Signal | null = null;
  const receive = (signal: Signal) => {
    if (received !== null) process.exit(EXIT_CODES[signal]);
    received = signal;
  };
  process.on("SIGINT", receive);
  process.on("SIGTERM", receive);
  return {
    happened: (): boolean => received !== null,
    exitCode: (): number => EXIT_CODES[received ?? "SIGINT"],
    release(): void {
      process.off("SIGINT", receive);
      process.off("SIGTERM", receive);
    },
  };
};
