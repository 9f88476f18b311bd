/** Labels on a page, mm. */
export interface Layout {
  /** Kind, width, height, and the corner radius or, for a disc, the radius of the hole. */
  label: ["rectangle" | "ellipse" | "disc", number, number, number];
  /** Columns, rows, left and top of the first label, horizontal and vertical pitch. */
  grids: number[][];
}

type Page = [width: number, height: number];

/**
 * gLabels has sheets that were measured, in rounded points: labels that fill a sheet, or lie side by side without a gap,
 * then run over its edge or over each other. By up to this much that is rounding, and the labels are cut; by more the
 * definition is wrong, and left out.
 */
const ROUNDING_MM = 0.7;

/** How far the two labels of a page that lie closest run into each other, mm; 0 or less if none do. */
function overlapOf({ label: [kind, across, down], grids }: Layout): number {
  const isRound = kind !== "rectangle" && across === down;
  const places = grids.flatMap(([columns = 0, rows = 0, left = 0, top = 0, right = 0, below = 0]) =>
    Array.from({ length: columns * rows }, (_, at) => [
      left + (at % columns) * right,
      top + Math.floor(at / columns) * below,
    ]),
  );
  let most = 0;
  for (const [at, [x = 0, y = 0]] of places.entries())
    for (const [otherX = 0, otherY = 0] of places.slice(at + 1)) {
      const overlap = isRound
        ? across - Math.hypot(x - otherX, y - otherY)
        : Math.min(across - Math.abs(x - otherX), down - Math.abs(y - otherY));
      most = Math.max(most, overlap);
    }
  return most;
}

/** Why a definition cannot be right; null if it can. */
export function problemOf(layout: Layout, [width, height]: Page): string | null {
  const [, across, down] = layout.label;
  for (const [columns = 0, rows = 0, left = 0, top = 0, right = 0, below = 0] of layout.grids) {
    const end = [left + (columns - 1) * right + across, top + (rows - 1) * below + down] as const;
    if (Math.max(end[0] - width, end[1] - height, -left, -top) > ROUNDING_MM)
      return `reaches ${end[0].toFixed(1)} x ${end[1].toFixed(1)} mm on a page of ${width} x ${height} mm`;
  }
  const overlap = overlapOf(layout);
  return overlap > ROUNDING_MM ? `labels overlap by ${overlap.toFixed(1)} mm` : null;
}

/** Labels along one side of a page, mm. */
interface Run {
  count: number;
  start: number;
  pitch: number;
  length: number;
}

/** Rounds down to a micrometer, but not a whole number of them that misses its last binary digits. */
const micrometers = (length: number): number => Math.floor(length * 1000 + 1e-6) / 1000;

/**
 * Cuts labels to their pitch, moves them back onto the page, and takes off all labels alike what the page has no room for.
 * @param side length of the page, mm
 */
function cutRun({ count, start, pitch, length }: Run, side: number): Run {
  const apart = count > 1 ? Math.min(length, pitch) : length;
  const room = side - (count - 1) * pitch - apart;
  const over = Math.max(0, -room) / count;
  return {
    count,
    start: micrometers(Math.max(0, Math.min(start, room))),
    pitch: micrometers(pitch - over),
    length: micrometers(apart - over),
  };
}

/** The labels where they lie on the page and beside each other. */
export function cutToFit({ label, grids }: Layout, [width, height]: Page): Layout {
  const [kind, across, down, radius] = label;
  const cut = grids.map(([columns = 1, rows = 1, left = 0, top = 0, right = 0, below = 0]) => ({
    x: cutRun({ count: columns, start: left, pitch: right, length: across }, width),
    y: cutRun({ count: rows, start: top, pitch: below, length: down }, height),
  }));
  const [widths, heights] = [cut.map(({ x }) => x.length), cut.map(({ y }) => y.length)];
  return {
    label: [kind, Math.min(...widths), Math.min(...heights), radius],
    grids: cut.map(({ x, y }) => [x.count, y.count, x.start, y.start, x.pitch, y.pitch]),
  };
}
