import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const STORED = "quietzone.scroll";

/** Heights in px by the key of an entry of the tab's history. */
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
 * A new page starts at its top, or at the part that its address names; going back returns to where one was. Within a page the
 * browser does that by itself, but it does not know when a page has taken the place of another.
 */
export function useScrollPlace(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const places = useRef<Record<string, number> | null>(null);
  const shown = useRef({ pathname, key });

  useEffect(() => {
    places.current ??= storedPlaces();
    history.scrollRestoration = "manual";
    const note = () => {
      if (places.current) places.current[shown.current.key] = window.scrollY;
    };
    const leave = () => {
      // a document that is loaded again is the browser's to scroll
      history.scrollRestoration = "auto";
      if (places.current) store(places.current);
    };
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const part = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const place = type === NavigationType.Pop ? places.current?.[key] : undefined;
    if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
    else if (part) part.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, key, type]);
}
