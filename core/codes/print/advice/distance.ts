import { readLength } from "../length.ts";

/** The mm of a distance: a length, or meters such as `1m` or `2.5 m`; null for any other text, including an empty one. */
export function readDistance(text: string): number | null {
  const meters = /^(\d{1,4}(?:\.\d{1,3})?)\s*m$/i.exec(text.trim())?.[1];
  const mm = meters === undefined ? readLength(text) : Number(meters) * 1000;
  return mm === null || mm === 0 ? null : mm;
}
