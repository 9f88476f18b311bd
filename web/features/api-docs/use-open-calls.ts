import { useEffect, useState } from "react";
import { useLocation, type Location } from "react-router-dom";

/**
 * Puts the id of an opened call into the address, for copying; does not scroll, and adds no history entry.
 */
function nameInAddress(id: string | null): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + (id === null ? "" : `#${id}`));
}

/**
 * The open calls: those that the user opened, and the one in the address, to which the page scrolls.
 * @param ids ids of all calls
 */
export function useOpenCalls(ids: ReadonlySet<string>) {
  const location = useLocation();
  const named = location.hash.slice(1);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [followed, setFollowed] = useState<Location | null>(null);
  if (followed !== location) {
    setFollowed(location);
    if (ids.has(named)) setOpen(new Set([...open, named]));
  }

  // there is a new location whenever a link is followed, even the same link again
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!ids.has(id)) return;
    const place = document.getElementById(id);
    place?.scrollIntoView({ behavior: "instant" });
    place?.querySelector("button")?.focus({ preventScroll: true });
  }, [location, ids]);

  return {
    open,
    toggle: (id: string) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
      if (next.has(id)) nameInAddress(id);
      else if (window.location.hash === `#${id}`) nameInAddress(null);
    },
    openAll: () => setOpen(ids),
    closeAll: () => {
      setOpen(new Set());
      nameInAddress(null);
    },
  };
}
