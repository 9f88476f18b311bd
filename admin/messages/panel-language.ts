import { isLanguage, LANGUAGES, preferredLanguage, type Language } from "../../core/languages.ts";

/** The panel language chosen in this browser, in react-admin's own store. */
const KEY = "RaStore.locale";
/** The language chosen on the site (web/components/messages.tsx). */
const SITE_COOKIE = /(?:^|;\s*)quietzone_language=([a-z]+)/;

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY)?.replaceAll('"', "") ?? null;
  } catch {
    return null;
  }
}

/** The admin's own choice, or the language of the site. */
export function firstLanguage(): Language {
  const onSite = SITE_COOKIE.exec(document.cookie)?.[1];
  const wished = [chosen(), onSite].find(isLanguage);
  return wished ?? preferredLanguage(navigator.languages.join()) ?? LANGUAGES[0];
}
