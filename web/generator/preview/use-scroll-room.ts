import { useEffect, type RefObject } from "react";

/** Up to this width, the preview is above the panel and sticky (Tailwind's lg). */
const ABOVE_THE_PANEL = "(width < 64rem)";

/**
 * Publishes the height of a sticky element at the top of the page as `--covered`, so that content scrolled
 * into view, such as focused elements, stops below it (WCAG 2.2, 2.4.11).
 */
export function useScrollRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sticking = element.current;
    if (!sticking || typeof ResizeObserver === "undefined") return undefined;
    const root = document.documentElement.style;
    const measure = () => {
      if (!window.matchMedia(ABOVE_THE_PANEL).matches) return root.removeProperty("--covered");
      const top = Number.parseFloat(getComputedStyle(sticking).top) || 0;
      return root.setProperty("--covered", `${top + sticking.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sticking);
    return () => {
      observer.disconnect();
      root.removeProperty("--covered");
    };
  }, [element]);
}
