import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Whoever comes by a link to a section goes on from there with the keyboard and the screen reader, too. */
export function useAnchor(): void {
  // a new one each time that a link is followed, also by the same link again
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.focus({ preventScroll: true });
  }, [location]);
}
