import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The document's first page: there the browser places the focus, before the skip link. */
let first: string | null = null;

/**
 * Ref of an element that takes the focus on navigation if the focused element is gone: screen readers announce it, and Tab continues
 * after it.
 */
export function useLostFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { key } = useLocation();
  useEffect(() => {
    first ??= key;
    if (key !== first && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [key]);
  return target;
}
