/** The parts of `npm test`, and the values of `--only`. */
export const PARTS = ["checks", "unit", "e2e"] as const;

export type Part = (typeof PARTS)[number];

export function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}
