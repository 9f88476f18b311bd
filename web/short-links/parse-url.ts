import type { ParseUrl } from "../../core/short-links/target.ts";

export const parseUrl: ParseUrl = (text) => (URL.canParse(text) ? new URL(text) : null);

/** Host name of the site; "" if a page is standalone. */
export const siteHostOf = (siteUrl: string): string => parseUrl(siteUrl)?.hostname ?? "";
