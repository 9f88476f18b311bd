import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** After a link to a section, the keyboard and the screen reader continue from that section, too. */
export function useAnchor(): void {
  // a new one each time that a link is followed, also by the same link again
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    const place = id === "" ? null : document.getElementById(id);
    // do not scroll back users who moved on inside it while it was loading
    if (!place?.contains(document.activeElement)) place?.focus({ preventScroll: true });
  }, [location]);
}
