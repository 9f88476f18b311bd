import { rememberReturnTo } from "../../browser/session/return-to.ts";

/** To the site's sign-in page, which leads back here afterwards, a second factor and sign-in at a provider included. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = location;
  rememberReturnTo(pathname + search + hash);
  location.replace("/login");
}
