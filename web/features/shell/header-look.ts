import { clsx } from "clsx";

/** Style of links in the header. */
export const headerLinkLook = (active: boolean): string =>
  clsx(
    "inline-flex min-h-10 items-center gap-1.5 rounded-box px-3 text-button whitespace-nowrap transition-colors hover:text-ink",
    active ? "text-ink" : "text-soft",
  );

/** Style of the current page's link. */
export const hereLook =
  "relative after:absolute after:inset-x-3 after:-bottom-3 after:h-px after:bg-primary after:shadow-[0_0_12px_1px_var(--primary)]";

/** The same for the menu of all tools, if the header has no room for their shortcuts (Tailwind's xl). */
export const hereWithoutShortcuts =
  "max-xl:relative max-xl:after:absolute max-xl:after:inset-x-3 max-xl:after:-bottom-3 max-xl:after:h-px max-xl:after:bg-primary max-xl:after:shadow-[0_0_12px_1px_var(--primary)]";

/** Style of panels below the header. */
export const panelLook =
  "absolute top-full z-50 mt-3.5 animate-appear rounded-box bg-raised p-1.5 shadow-over outline-none";
