/** Allowed redirect targets: the site itself and the origins in REDIRECT_ALLOW. */
export interface RedirectRules {
  /** Origin, without a slash at its end. */
  siteUrl: string;
  /** Further origins. */
  redirectAllow: readonly string[];
}

/** Own addresses that lead to other sites: short links of anybody, and clicks on advertisements. */
const LEADS_AWAY = /^\/(?:s|ads)(?:\/|$)/i;

/**
 * Where to send somebody after signing in, as a whole address: a path alone, written again, can become another site's
 * (`//evil.example`). What is not allowed becomes the site's own front page, silently, as the client of auth/v1 expects.
 * Neither Referer nor Host have a say.
 * @param wanted the `redirect_to` of a request
 */
export function redirectTarget(wanted: unknown, { siteUrl, redirectAllow }: RedirectRules): string {
  const home = `${siteUrl}/`;
  if (typeof wanted !== "string" || wanted === "" || !URL.canParse(wanted, home)) return home;
  const url = new URL(wanted, home);
  // `blob:https://codes.example/x` has the origin of the site and is a document that a script made
  if (!/^https?:$/.test(url.protocol)) return home;
  if (url.username !== "" || url.password !== "") return home;
  // an empty authority slips through again when only the path of it is used
  const isOwn = url.origin === siteUrl && !/^\/[/\\]/.test(url.pathname) && !LEADS_AWAY.test(url.pathname);
  return isOwn || redirectAllow.includes(url.origin) ? url.href : home;
}
