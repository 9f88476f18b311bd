import type { Choices } from "./random.ts";
import type { Scene } from "./scene.ts";

/** Light that falls off across the scene, sometimes with the edge of a shadow. */
export function unevenLight(scene: Scene, { between, chance }: Choices): void {
  const angle = between(0, 2 * Math.PI);
  const fall = between(0, 0.6);
  const shadow = chance(0.3) ? { at: between(-0.4, 0.4), dark: between(0.35, 0.8) } : null;
  for (let y = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++) {
      const along = (x / scene.width - 0.5) * Math.cos(angle) + (y / scene.height - 0.5) * Math.sin(angle);
      const light = (1 - fall * (along + 0.5)) * (shadow && along > shadow.at ? shadow.dark : 1);
      scene.light[y * scene.width + x]! *= light;
    }
}

/** Lens blur with a standard deviation in px, approximated by three box blurs. */
export function outOfFocus(scene: Scene, deviation: number): void {
  if (deviation < 0.2) return;
  for (let round = 0; round < 3; round++) {
    smear(scene, 1, 0, deviation);
    smear(scene, 0, 1, deviation);
  }
}

/** Motion blur over `length` px, horizontal or vertical. */
export function shaken(scene: Scene, length: number, isSideways: boolean): void {
  smear(scene, isSideways ? 1 : 0, isSideways ? 0 : 1, length / 2);
}

/** Mean of the pixels within `radius` px (fractions allowed) along one direction. */
function smear({ width, height, light }: Scene, dx: number, dy: number, radius: number): void {
  const from = light.slice();
  const reach = Math.ceil(radius);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.min(1, Math.max(0, radius + 0.5 - Math.abs(i - reach))),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = -reach; i <= reach; i++) {
        const u = Math.min(width - 1, Math.max(0, x + i * dx));
        const v = Math.min(height - 1, Math.max(0, y + i * dy));
        sum += weights[i + reach]! * from[v * width + u]!;
      }
      light[y * width + x] = sum / total;
    }
}

export function noise(scene: Scene, deviation: number, { normal }: Choices): void {
  for (let at = 0; at < scene.light.length; at++) scene.light[at]! += deviation * normal();
}
