import { useLayoutEffect } from "react";

/**
 * Shows a part that the address names. The browser does that by itself for what is in the document, but not for what comes only
 * once it is known who is there. Before the page around it puts itself where one was.
 * @param anchor undefined: no address leads here
 */
export function useLatePart(anchor: string | undefined): void {
  useLayoutEffect(() => {
    if (anchor !== undefined && location.hash === `#${anchor}`) {
      document.getElementById(anchor)?.scrollIntoView({ behavior: "instant" });
    }
  }, [anchor]);
}
