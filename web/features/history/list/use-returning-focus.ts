import { useCallback, useEffect, useRef } from "react";

/**
 * Gives the focus to a place in a list once it is read again: what had it is gone.
 * @param stale the list is being read again
 * @returns refs of the list and of what is around it, which has the focus where the list is empty; and what chooses the place
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
