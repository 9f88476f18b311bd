import { isLanguage, LANGUAGES, preferredLanguage, type Language } from "../../core/languages.ts";

/** What an admin chose for the panel, in this browser: react-admin keeps it in its own store. */
const KEY = "RaStore.locale";
/** What was chosen on the site (web/components/messages.tsx). */
const SITE_COOKIE = /(?:^|;\s*)quietzone_language=([a-z]+)/;

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY)?.replaceAll('"', "") ?? null;
  } catch {
    return null;
  }
}

/** The admin's own choice, else the language in which they read the site. */
export function firstLanguage(): Language {
  const onSite = SITE_COOKIE.exec(document.cookie)?.[1];
  const wished = [chosen(), onSite].find(isLanguage);
  return wished ?? preferredLanguage(navigator.languages.join()) ?? LANGUAGES[0];
}
