/** Search step and precision of a gain limit, as shares of a module. */
const STEP = 0.1;
const EXACT = 0.01;
/** Bars narrower by more than this disappear for every reader. */
const MOST = 1;

/**
 * The largest gain, as a share of a module, up to which a code is read. Steps find the first gain that fails, then bisection finds the
 * limit. Deterministic.
 * @param direction 1: bars get wider, -1: narrower
 * @returns null if a gain of a whole module is read as well
 */
export async function gainLimit(
  isRead: (share: number) => Promise<boolean>,
  direction: 1 | -1,
): Promise<number | null> {
  let reads = 0;
  let fails = STEP;
  while (await isRead(direction * fails)) {
    reads = fails;
    fails += STEP;
    if (fails > MOST + 1e-9) return null;
  }
  while (fails - reads > EXACT) {
    const middle = (reads + fails) / 2;
    if (await isRead(direction * middle)) reads = middle;
    else fails = middle;
  }
  return direction * reads;
}
