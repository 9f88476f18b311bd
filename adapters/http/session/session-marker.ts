import { createHostCookie } from "./host-cookie.ts";

/**
 * Tells the server which session a browser has when it requests a page, so that pages for admins can omit
 * third-party code. The id of a session grants nothing. Like the refresh cookie, it is not readable by
 * scripts, which could otherwise delete it and run on the admin's next page.
 */
export const createSessionMarker = (siteUrl: string) => createHostCookie(siteUrl, "qz-session");
