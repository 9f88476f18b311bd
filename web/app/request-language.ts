import { isLanguage, preferredLanguage, type Language } from "../../core/languages.ts";
import { LANGUAGE_COOKIE } from "../components/messages.tsx";

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);

/**
 * The language of a request: `?lang=` of a link, otherwise the one chosen here before, otherwise the
 * browser's preference.
 * @returns null if none of them is supported; the site's setting decides then
 */
export function requestLanguage({ url, headers }: Request): Language | null {
  const linked = new URL(url).searchParams.get("lang");
  if (isLanguage(linked)) return linked;
  const chosen = COOKIE.exec(headers.get("Cookie") ?? "")?.[1];
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(headers.get("Accept-Language") ?? "");
}
