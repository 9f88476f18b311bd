/** What `npm test` is made of, and what `--only` may name. */
export const PARTS = ["checks", "unit", "e2e"] as const;

export type Part = (typeof PARTS)[number];

export function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}
