import { BYTE, headerBits, payloadBits, type Segment, type SegmentMode } from "./segment.ts";

/** A run may be written in its own mode or in any plainer one: one node of the graph for each. */
const MODES_PER_RUN = 3;
const MODES: SegmentMode[] = [0, 1, 2];

/**
 * Chooses the mode of each run so that all together take the fewest bits.
 *
 * The `qrcode` package searches its graph with Dijkstra's algorithm. This gives the same answer, ties and the
 * package's approximate price of joined runs included, so that a symbol is the same, module for module, whether
 * it was made with these segments or with the package's own; it works on plain arrays, which is many times faster.
 * @param runs neighbors differ in mode
 * @returns the mode of each run
 */
export function cheapestModes(runs: Segment[], version: number): Uint8Array {
  return shortestPath(edgePrices(runs, version), runs);
}

/** Bits that it takes to go on, from a run in one mode (row) to the next run in another (column): 9 for each run. */
function edgePrices(runs: Segment[], version: number): Float64Array {
  const prices = new Float64Array(runs.length * MODES_PER_RUN * MODES_PER_RUN);
  const header = MODES.map((mode) => headerBits(mode, version));
  /** Characters before this run that the package thinks are in the open segment, by mode. */
  let open = [0, 0, 0];
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    for (let to = run.mode; to <= BYTE; to++) {
      const fresh = payloadBits(to, run.length) + (header[to] ?? 0);
      // the very first run has one predecessor, the start
      for (let from = before?.mode ?? BYTE; from <= BYTE; from++) {
        const edge = (index * MODES_PER_RUN + from) * MODES_PER_RUN + to;
        if (before && from === to) {
          const joined = open[from] ?? 0;
          prices[edge] = payloadBits(to, joined + run.length) - payloadBits(to, joined);
          open[from] = joined + run.length;
        } else {
          prices[edge] = fresh;
          open[from] = run.length;
        }
      }
    }
    open = [0, 0, 0];
  });
  return prices;
}

/** Dijkstra's algorithm; nodes that cost the same are visited in the order in which they were found. */
function shortestPath(prices: Float64Array, runs: Segment[]): Uint8Array {
  const nodes = runs.length * MODES_PER_RUN;
  const costs = new Float64Array(nodes).fill(Infinity);
  const cameFrom = new Int32Array(nodes).fill(-1);
  const queue: number[] = [];
  const queueCosts: number[] = [];
  let bestEnd = -1;
  let endCost = Infinity;

  const visit = (from: number, costSoFar: number, run: number) => {
    const row = run * MODES_PER_RUN + (from < 0 ? BYTE : from % MODES_PER_RUN);
    for (let mode = runs[run]?.mode ?? BYTE; mode <= BYTE; mode++) {
      const node = run * MODES_PER_RUN + mode;
      const cost = costSoFar + (prices[row * MODES_PER_RUN + mode] ?? 0);
      if (cost >= (costs[node] ?? 0)) continue;
      costs[node] = cost;
      cameFrom[node] = from;
      let place = queue.length;
      while (place > 0 && (queueCosts[place - 1] ?? 0) > cost) place--;
      queue.splice(place, 0, node);
      queueCosts.splice(place, 0, cost);
    }
  };

  visit(-1, 0, 0);
  while (queue.length > 0) {
    const node = queue.shift() ?? 0;
    const cost = queueCosts.shift() ?? 0;
    const next = Math.floor(node / MODES_PER_RUN) + 1;
    if (next < runs.length) visit(node, cost, next);
    else if (cost < endCost) {
      endCost = cost;
      bestEnd = node;
    }
  }

  const modes = new Uint8Array(runs.length);
  for (let node = bestEnd; node >= 0; node = cameFrom[node] ?? -1) {
    modes[Math.floor(node / MODES_PER_RUN)] = node % MODES_PER_RUN;
  }
  return modes;
}
