import { isSameHost } from "../../../core/short-links/target.ts";

/** Allowed redirect targets: the site itself and the origins in REDIRECT_ALLOW. */
export interface RedirectRules {
  /** Origin, without a slash at its end. */
  siteUrl: string;
  /** Origin of the panel, null where it has no host of its own. */
  adminUrl: string | null;
  /** Further origins. */
  redirectAllow: readonly string[];
}

/** Own addresses that lead to other sites: short links of anybody, and clicks on advertisements. */
const LEADS_AWAY = /^\/(?:s|ads)(?:\/|$)/i;

/** The port, the same by http and by https where it is the default. */
const portOf = ({ port, protocol }: URL): string =>
  (port || (protocol === "http:" ? "80" : "443")).replace(/^80$/, "443");

/**
 * Whether this server answers an address itself. Its front page runs code of others (snippet-pages.ts), so that neither a code of
 * PKCE nor a token is ever put into such an address: a sign-in here is in the cookie.
 * @param target a whole address
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
 * Where to send somebody after signing in, as a whole address: a path alone, written again, can become another site's
 * (`//evil.example`). What is not allowed becomes the site's own front page, silently, as the client of auth/v1 expects.
 * Neither Referer nor Host have a say.
 * @param wanted the `redirect_to` of a request
 */
export function redirectTarget(wanted: unknown, rules: RedirectRules): string {
  const { siteUrl, redirectAllow } = rules;
  const home = `${siteUrl}/`;
  if (typeof wanted !== "string" || wanted === "" || !URL.canParse(wanted, home)) return home;
  const url = new URL(wanted, home);
  // `blob:https://codes.example/x` has the origin of the site and is a document that a script made
  if (!/^https?:$/.test(url.protocol)) return home;
  if (url.username !== "" || url.password !== "") return home;
  // an empty authority slips through again when only the path of it is used
  const isOwn = url.origin === siteUrl && !/^\/[/\\]/.test(url.pathname) && !LEADS_AWAY.test(url.pathname);
  return isOwn || (redirectAllow.includes(url.origin) && !isOwnSite(url.href, rules)) ? url.href : home;
}
