import { createHostCookie } from "./host-cookie.ts";

/**
 * Says to the server which session a browser has when it asks for a page, so that pages of admins can be made without other
 * people's code. The id of a session opens nothing. Like the refresh cookie it is out of the reach of scripts, which could
 * otherwise take it away and be served to an admin the next time.
 */
export const createSessionMarker = (siteUrl: string) => createHostCookie(siteUrl, "qz-session");
