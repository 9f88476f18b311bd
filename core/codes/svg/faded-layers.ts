import type { PathLayer } from "../drawing.ts";
import { boundsOf } from "./flatten.ts";
import { partRefusal } from "./svg-refusal.ts";

/**
 * Layers with a common opacity.
 * @param name name of their element
 * @throws DomainError `logo_unreadable` if some overlap: with separate opacities, those below would shine
 * through
 */
export function fadedLayers(layers: PathLayer[], opacity: number, name: string): PathLayer[] {
  if (opacity === 1 || layers.length === 0) return layers;
  if (opacity === 0) return [];
  if (someOverlap(layers)) throw partRefusal(`<${name} opacity>`);
  return layers.map((layer) => {
    if ("kind" in layer.fill) throw partRefusal(`<${name} opacity>`);
    return { ...layer, fill: { ...layer.fill, alpha: layer.fill.alpha * opacity } };
  });
}

/** Pairs that are compared at most. */
const MAX_COMPARED = 300;

function someOverlap(layers: readonly PathLayer[]): boolean {
  if (layers.length > MAX_COMPARED) return true;
  const boxes = layers.map(({ commands }) => boundsOf(commands));
  return boxes.some((one, at) =>
    boxes
      .slice(at + 1)
      .some(
        (other) =>
          one !== null &&
          other !== null &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
}
