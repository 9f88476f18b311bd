import type { Point } from "./scan.ts";

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/**
 * Sorts codes found in a picture into reading order: rows from the top, each from left to right. A code whose
 * top is above the middle of a row's first code belongs to that row, so slightly skewed codes keep their
 * places.
 */
export function inReadingOrder<Found extends { corners: readonly Point[] | null }>(found: Found[]): Found[] {
  const rows: { item: Found; box: Box }[][] = [];
  const boxed = found.map((item) => ({ item, box: boxOf(item.corners) }));
  for (const entry of boxed.toSorted((one, other) => one.box.top - other.box.top)) {
    const row = rows.at(-1);
    const first = row?.[0]?.box;
    if (row && first && entry.box.top < (first.top + first.bottom) / 2) row.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((row) =>
    row.toSorted((one, other) => one.box.left - other.box.left).map(({ item }) => item),
  );
}

function boxOf(corners: readonly Point[] | null): Box {
  const points = corners ?? [{ x: 0, y: 0 }];
  const heights = points.map(({ y }) => y);
  return {
    left: Math.min(...points.map(({ x }) => x)),
    top: Math.min(...heights),
    bottom: Math.max(...heights),
  };
}
