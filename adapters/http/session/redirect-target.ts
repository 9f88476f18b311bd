import { isSameHost } from "../../../core/short-links/target.ts";

/** Allowed redirect targets: the site itself and the origins in REDIRECT_ALLOW. */
export interface RedirectRules {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Origin of the panel; null if it has no separate host. */
  adminUrl: string | null;
  /** Further origins. */
  redirectAllow: readonly string[];
}

/** Addresses of this site that redirect elsewhere: short links of any user, and clicks on advertisements. */
const LEADS_AWAY = /^\/(?:s|ads)(?:\/|$)/i;

/** The port, normalized so that the defaults of http and https are equal. */
const portOf = ({ port, protocol }: URL): string =>
  (port || (protocol === "http:" ? "80" : "443")).replace(/^80$/, "443");

/**
 * Whether this server serves an address itself. Its front page runs third-party code (snippet-pages.ts), so
 * neither a PKCE code nor a token is ever put into such an address: a sign-in here uses the cookie.
 * @param target an absolute URL
 */
export function isOwnSite(
  target: string,
  { siteUrl, adminUrl }: Omit<RedirectRules, "redirectAllow">,
): boolean {
  const url = new URL(target);
  return [siteUrl, adminUrl].some((own) => {
    const ours = own === null ? null : new URL(own);
    return ours !== null && isSameHost(ours.hostname, url.hostname) && portOf(ours) === portOf(url);
  });
}

/**
 * The redirect target after signing in, as an absolute URL: a bare path can be resolved to another site
 * (`//evil.example`). Disallowed targets silently become the site's front page, as the client of auth/v1
 * expects. Referer and Host are ignored.
 * @param wanted the `redirect_to` of a request
 */
export function redirectTarget(wanted: unknown, rules: RedirectRules): string {
  const { siteUrl, redirectAllow } = rules;
  const home = `${siteUrl}/`;
  if (typeof wanted !== "string" || wanted === "" || !URL.canParse(wanted, home)) return home;
  const url = new URL(wanted, home);
  // `blob:https://codes.example/x` has the site's origin, but is a document created by a script
  if (!/^https?:$/.test(url.protocol)) return home;
  if (url.username !== "" || url.password !== "") return home;
  // an empty authority would be reparsed as a host if only the path is used
  const isOwn = url.origin === siteUrl && !/^\/[/\\]/.test(url.pathname) && !LEADS_AWAY.test(url.pathname);
  return isOwn || (redirectAllow.includes(url.origin) && !isOwnSite(url.href, rules)) ? url.href : home;
}
