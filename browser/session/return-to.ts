const KEY = "quietzone.returnTo";

/** True for a path on this site: `//host`, `/\host` and anything with a scheme lead elsewhere. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/")) return false;
  const origin = "https://own.invalid";
  return URL.canParse(path, origin) && new URL(path, origin).origin === origin;
}

/** Fallback for browsers without storage or without space: lasts until the page is left. */
let inMemory: string | null = null;

/**
 * Remembers, for this tab, where to go after sign-in. Survives /signup and, where the browser has storage, sign-in at another provider.
 */
export function rememberReturnTo(path: string): void {
  if (!isOwnPath(path)) return;
  inMemory = path;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // an older path must not win
    forgetStored();
  }
}

/** The page that the visitor wanted to open, or null. */
export function findReturnTo(): string | null {
  const path = findStored() ?? inMemory;
  return path !== null && isOwnPath(path) ? path : null;
}

export function forgetReturnTo(): void {
  inMemory = null;
  forgetStored();
}

function findStored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function forgetStored(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // no storage: nothing to remove
  }
}

/** Called before a visitor follows a link to sign in: they return to this page, or from the home page to their dashboard. */
export function comeBackTo(path: string): void {
  if (path === "/") forgetReturnTo();
  else if (!/^\/(?:login|signup|forgot-password|reset-password|auth)\b/.test(path)) rememberReturnTo(path);
}
