import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** After a link to a section, the keyboard and the screen reader continue from that section, too. */
export function useAnchor(): void {
  // a new one each time that a link is followed, also by the same link again
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    const place = id === "" ? null : document.getElementById(id);
    // who has gone on inside it while this was loaded is not fetched back to its beginning
    if (!place?.contains(document.activeElement)) place?.focus({ preventScroll: true });
  }, [location]);
}
