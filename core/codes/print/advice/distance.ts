import { micrometers, readLength } from "../length.ts";

const MM = { m: 1000, ft: 304.8 } as const;

/**
 * The mm of a distance, to a thousandth: a length, meters such as `1m` or `2,5 m`, or feet such as `6ft`; null for any other
 * text, including an empty one.
 */
export function readDistance(text: string): number | null {
  const [, number, unit = ""] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(m|ft)$/i.exec(text.trim()) ?? [];
  const mm =
    number === undefined
      ? readLength(text)
      : Number(number.replace(",", ".")) * MM[unit.toLowerCase() as keyof typeof MM];
  return mm === null || mm === 0 ? null : micrometers(mm);
}
