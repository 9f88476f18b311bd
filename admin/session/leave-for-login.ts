/** Where the site's pages look for the way back after signing in (web/session/return-to.ts). */
const RETURN_TO = "quietzone.returnTo";

/** To the site's sign-in page, which leads back here afterwards, a second factor and sign-in at a provider included. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = location;
  sessionStorage.setItem(RETURN_TO, pathname + search + hash);
  location.replace("/login");
}
