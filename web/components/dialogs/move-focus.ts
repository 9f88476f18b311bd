import type { KeyboardEvent } from "react";

const STOPS = "input, a[href], button:not(:disabled)";
const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Moves between items of a menu with the arrow keys, in addition to Tab. For `onKeyDown` of the element that
 * contains button and panel.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, panel: Element | null): void {
  const step = STEPS[event.key];
  const { activeElement } = document;
  // Home and End move the caret in a field.
  if (!step || !panel || (activeElement instanceof HTMLInputElement && !event.key.startsWith("Arrow")))
    return;
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)];
  if (stops.length === 0) return;
  event.preventDefault();
  stops[
    step(
      stops.findIndex((stop) => stop === activeElement),
      stops.length,
    )
  ]?.focus();
}
