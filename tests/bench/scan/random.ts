import { randomFrom } from "../../support/codes/codes.ts";

/** Random choices, deterministic for a seed. */
export function choicesFrom(seed: number) {
  const random = randomFrom(seed);
  const between = (least: number, most: number) => least + (most - least) * random();
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)]!;
  return {
    between,
    whole,
    pick,
    chance: (share: number) => random() < share,
    digits: (count: number) => Array.from({ length: count }, () => whole(0, 9)).join(""),
    letters: (from: string, count: number) =>
      Array.from({ length: count }, () => pick(Array.from(from))).join(""),
    /** Normal distribution, mean 0, deviation 1 (Box-Muller). */
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  };
}
export type Choices = ReturnType<typeof choicesFrom>;
