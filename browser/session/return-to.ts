const KEY = "quietzone.returnTo";

/** True for a path on this site: `//host`, `/\host` and anything with a scheme lead elsewhere. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  const origin = "https://own.invalid";
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin;
}

/** Remembers where to go on after signing in, for this tab. Survives /signup and sign-in at another provider. */
export function rememberReturnTo(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(KEY, path);
}

/** Where the visitor wanted to go, or null. */
export function findReturnTo(): string | null {
  const path = sessionStorage.getItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

export function forgetReturnTo(): void {
  sessionStorage.removeItem(KEY);
}

/** Before a visitor follows a link to sign in: back to this page afterwards, from the home page on to what is theirs. */
export function comeBackTo(path: string): void {
  if (path === "/") forgetReturnTo();
  else if (!/^\/(?:login|signup|forgot-password|reset-password|auth)\b/.test(path)) rememberReturnTo(path);
}
