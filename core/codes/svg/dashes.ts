import type { Corner, Polyline } from "./flatten.ts";
import { complexRefusal, SVG_POINTS } from "./svg-refusal.ts";

interface Dashing {
  dashes: readonly number[];
  dashOffset: number;
}

/** Splits a line into its dashes (SVG 1.1 §11.4); returns it whole if there are none. */
export function dashed(line: Polyline, { dashes, dashOffset }: Dashing): Polyline[] {
  const period = dashes.reduce((sum, length) => sum + length, 0);
  if (period <= 0) return [line];
  const corners = line.isClosed ? [...line.corners, line.corners[0]!] : line.corners;
  const pieces: Polyline[] = [];
  let { index, left } = startOf(dashes, ((dashOffset % period) + period) % period);
  let piece: Corner[] = index % 2 === 0 ? [{ ...corners[0]!, isSmooth: false }] : [];
  const finish = () => {
    if (piece.length > 1) pieces.push({ corners: piece, isClosed: false });
    if (pieces.length > SVG_POINTS) throw complexRefusal();
    piece = [];
  };
  for (let at = 0; at + 1 < corners.length; at++) {
    const [from, to] = [corners[at]!, corners[at + 1]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    // no drawing shows as many dashes, and a gap of nearly nothing has no end
    if (length / period > SVG_POINTS) throw complexRefusal();
    let done = 0;
    while (length - done > left) {
      done += left;
      const share = done / length;
      const cut = {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        isSmooth: false,
      };
      if (index % 2 === 0) {
        // a zero-length dash has caps, whose orientation needs a direction
        const nudge = dashes[index] === 0 ? (period * 1e-6) / length : 0;
        piece.push({ ...cut, x: cut.x + (to.x - from.x) * nudge, y: cut.y + (to.y - from.y) * nudge });
        finish();
      } else piece = [cut];
      index = (index + 1) % dashes.length;
      left = dashes[index]!;
    }
    left -= length - done;
    if (index % 2 === 0) piece.push(to);
  }
  finish();
  return pieces;
}

function startOf(dashes: readonly number[], offset: number): { index: number; left: number } {
  let rest = offset;
  for (const [index, length] of dashes.entries()) {
    if (rest < length || (rest === 0 && length === 0)) return { index, left: length - rest };
    rest -= length;
  }
  return { index: 0, left: dashes[0]! };
}
