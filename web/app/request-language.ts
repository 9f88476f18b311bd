import { isLanguage, preferredLanguage, type Language } from "../../core/languages.ts";
import { LANGUAGE_COOKIE } from "../components/messages.tsx";

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/**
 * The language a page is asked for in: `?lang=` of a link, else the one chosen here before, else the browser's wishes.
 * @returns null where none of them names one of ours; the site's setting decides then
 */
export function requestLanguage({ url, headers }: Request): Language | null {
  const linked = new URL(url).searchParams.get("lang");
  if (isLanguage(linked)) return linked;
  const chosen = COOKIE.exec(headers.get("Cookie") ?? "")?.[1];
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(headers.get("Accept-Language") ?? "");
}
