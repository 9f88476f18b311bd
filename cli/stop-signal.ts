const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;
const SIGNALS = Object.keys(EXIT_CODES) as Signal[];

/**
 * Resolves with the first SIGTERM or SIGINT; from then on, a second one ends the process at once.
 * @param lost aborts if there is no reason to wait any more: rejects with its reason
 */
export function stopSignal(lost: AbortSignal): Promise<Signal> {
  return new Promise((resolve, reject) => {
    const receive = (signal: Signal) => {
      for (const name of SIGNALS) {
        process.off(name, receive);
        process.on(name, (second: Signal) => process.exit(EXIT_CODES[second]));
      }
      resolve(signal);
    };
    for (const name of SIGNALS) process.on(name, receive);
    lost.addEventListener("abort", () => reject(lost.reason as Error), { once: true });
  });
}
