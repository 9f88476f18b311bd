import { useLayoutEffect } from "react";

/**
 * Scrolls to a part that the address names. Browsers do this for content of the document, but not for content
 * that is rendered once the user is known. Call it before the page restores its scroll position.
 * @param anchor undefined: no address points here
 */
export function useLatePart(anchor: string | undefined): void {
  useLayoutEffect(() => {
    if (anchor !== undefined && location.hash === `#${anchor}`) {
      document.getElementById(anchor)?.scrollIntoView({ behavior: "instant" });
    }
  }, [anchor]);
}
