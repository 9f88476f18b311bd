/** The origin of the public site if the panel has its own host (ADMIN_URL); the server writes it into the page. */
const ORIGIN = document.documentElement.dataset["site"] ?? "";

/** A page of the public site: `siteAddress("/customer/profile")`. */
export const siteAddress = (path: string): string => ORIGIN + path;
