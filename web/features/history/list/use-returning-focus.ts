import { useCallback, useEffect, useRef } from "react";

/**
 * Restores the focus in a list after it is reloaded and the focused element is gone.
 * @param stale the list is being reloaded
 * @returns refs of the list and of its container, which gets the focus if the list is empty; and a function
 * that sets the position
 */
export function useReturningFocus(stale: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const at = wanted.current;
    if (at === null || stale) return;
    wanted.current = null;
    const entries = list.current?.children;
    const entry = entries?.[Math.min(at, entries.length - 1)];
    (entry instanceof HTMLElement ? entry : section.current)?.focus();
  }, [stale]);
  const focusAt = useCallback((at: number) => {
    wanted.current = at;
  }, []);
  return { list, section, focusAt };
}
