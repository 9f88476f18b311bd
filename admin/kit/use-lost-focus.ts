import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The page that this document began with: there the browser puts the focus, before the link that skips to the content. */
let first: string | null = null;

/** For what takes the focus when a page is opened and what had it is gone: screen readers say it, and the keyboard goes on behind it. */
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
