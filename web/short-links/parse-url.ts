import type { ParseUrl } from "../../core/short-links/target.ts";

export const parseUrl: ParseUrl = (text) => (URL.canParse(text) ? new URL(text) : null);

/** Name of the site's host; "" where a page stands alone. */
export const siteHostOf = (siteUrl: string): string => parseUrl(siteUrl)?.hostname ?? "";
