import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType, type Location } from "react-router-dom";

const STORED = "quietzone.scroll";

/** Scroll positions in px by history entry of the tab. */
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
 * Entries that the router did not create have no key of their own: the first one, and those of plain fragment
 * links. A fragment with parameters contains tokens or content, which must not be stored.
 */
const entryOf = ({ pathname, hash, key }: Location): string =>
  key === "default" ? pathname + (hash.includes("=") ? "" : hash) : key;

/**
 * A new page starts at its top, or at the part in its address; going back restores the scroll position.
 * Browsers do this within a document, but do not know when the router replaces a page. Render it with the
 * page inside the Suspense boundary.
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

  // not before the page is rendered, while the document is only as long as its layout
  useLayoutEffect(() => {
    places.current ??= storedPlaces();
    // somebody went back while the document was loading: nothing else restores the entry rendered for that
    const place = window.early?.moved ? places.current[shown.current.entry] : undefined;
    if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
    const note = () => {
      if (places.current) places.current[shown.current.entry] = window.scrollY;
    };
    // the browser restores the position of a reloaded document
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
