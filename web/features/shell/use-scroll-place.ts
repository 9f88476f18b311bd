import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router-dom";

const STORED = "quietzone.scroll";

/** Heights in px by the entry of the tab's history. */
function storedPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function store(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(places));
  } catch {
    // without storage, going back to another document starts at its top
  }
}

/**
 * Entries that the router did not make have no key of their own: the first one, and those of plain links to a part. A hash of
 * parameters holds tokens or a content, which belong into no storage.
 */
const entryOf = ({ pathname, hash, key }: Location): string =>
  key === "default" ? pathname + (hash.includes("=") ? "" : hash) : key;

/**
 * A new page starts at its top, or at the part that its address names; going back returns to where one was. Within a page the
 * browser does that by itself, but it does not know when a page has taken the place of another. Stands with the page in what waits
 * for it.
 */
export function useScrollPlace(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const entry = entryOf(location);
  const type = useNavigationType();
  const places = useRef<Record<string, number> | null>(null);
  const shown = useRef({ pathname, entry });

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.entry === entry) return;
    shown.current = { pathname, entry };
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    const place = type === NavigationType.Pop ? places.current?.[entry] : undefined;
    if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
    else if (part) part.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, entry, type]);

  // not while the page is not there yet, and the window is as short as what stands around it
  useLayoutEffect(() => {
    places.current ??= storedPlaces();
    const note = () => {
      if (places.current) places.current[shown.current.entry] = window.scrollY;
    };
    // a document that is loaded again is the browser's to scroll
    const leave = () => {
      history.scrollRestoration = "auto";
      if (places.current) store(places.current);
    };
    const stay = () => {
      history.scrollRestoration = "manual";
      note();
    };
    stay();
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", stay);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", stay);
    };
  }, []);
}
