import { blockLayout } from "../../../core/codes/qr/capacity.ts";
import { ERROR_CORRECTION_LEVELS } from "../../../core/codes/qr/symbol.ts";
import { choicesFrom } from "../scan/random.ts";
import type { PeerDesign } from "./peer-design.ts";

/** Designs with dark colors on light backgrounds, versions 1 to 10, deterministic for a seed. */
export function peerDesigns(count: number, seed: number): PeerDesign[] {
  const { pick, whole, chance, letters } = choicesFrom(seed);
  const color = (least: number, most: number) =>
    `#${[1, 2, 3].map(() => whole(least, most).toString(16).padStart(2, "0")).join("")}`;
  return Array.from({ length: count }, () => {
    const version = whole(1, 10);
    const level = pick(ERROR_CORRECTION_LEVELS);
    // fill the version, so that all three libraries choose the same one
    const room = blockLayout(version, level).dataCodewords - (version < 10 ? 2 : 3);
    return {
      content: letters("abcdefghijklmnopqrstuvwxyz/.-", room),
      level,
      modules: 17 + 4 * version + 8,
      modulePx: whole(4, 10),
      shape: pick(["square", "dots", "connected"] as const),
      frame: pick(["square", "rounded", "circle"] as const),
      ball: pick(["square", "circle"] as const),
      foreground: color(0, 90),
      background: color(220, 255),
      gradient: chance(0.4) ? { angle: whole(0, 359), from: color(0, 90), to: color(0, 90) } : null,
      hasLogo: chance(0.4),
    };
  });
}
