import { rememberReturnTo } from "../../browser/session/return-to.ts";

/** Goes to the site's sign-in page, which returns here afterward, also after a second factor or sign-in at a provider. */
export function leaveForLogin(): void {
  const { pathname, search, hash } = location;
  rememberReturnTo(pathname + search + hash);
  location.replace("/login");
}
