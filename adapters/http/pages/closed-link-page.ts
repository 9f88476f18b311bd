import type { Context } from "koa";
import { isLanguage, preferredLanguage, type Language } from "../../../core/languages.ts";
import { closedLinkTexts, type ClosedLink } from "../../../core/short-links/closed-link-texts.ts";
import type { Settings } from "../../../core/settings/settings.ts";

const LANGUAGE_COOKIE = "quietzone_language";

/**
 * The visitor's preferred language before the site's: a person who scans a code on a wall may not know the
 * site.
 */
export function visitorLanguage(ctx: Context, otherwise: Language): Language {
  const chosen = ctx.cookies.get(LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : (preferredLanguage(ctx.get("Accept-Language")) ?? otherwise);
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A small page without scripts, for phones. */
export function closedLinkPage(
  kind: ClosedLink,
  language: Language,
  { site_name }: Pick<Settings, "site_name">,
): string {
  const { home, [kind]: said } = closedLinkTexts[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(said.title)} · ${escaped(site_name)}</title>
<style>
  :root { --ground: #fff; --ink: #17171c; --soft: #56565f; --line: #dcdce3; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0b0b0f; --ink: #f4f4f6; --soft: #a5a5b0; --line: #2c2c35; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 2rem 1.5rem;
    background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; text-align: center; }
  main { max-width: 26rem; display: grid; justify-items: center; gap: 0.75rem; }
  svg { width: 4rem; height: 4rem; color: var(--soft); margin-bottom: 0.5rem; }
  h1 { margin: 0; font-size: 1.625rem; line-height: 1.25; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0; color: var(--soft); text-wrap: pretty; }
  a { margin-top: 1.25rem; display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.25rem; color: inherit;
    font-weight: 500; text-decoration: none; border: 1px solid var(--line); border-radius: 0.625rem; }
  a:hover { border-color: var(--soft); }
  a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
</style>
<main>
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[kind]}</svg>
  <h1>${escaped(said.title)}</h1>
  <p>${escaped(said.text)}</p>
  <a href="/">${escaped(home)}</a>
</main>
</html>
`;
}

const CORNERS =
  '<path d="M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2"/>';
const ICONS: Record<ClosedLink, string> = {
  paused: `${CORNERS}<path d="M10 9v6M14 9v6"/>`,
  unknown: `${CORNERS}<path d="M8 12h8"/>`,
  taken_down: `${CORNERS}<path d="M9 9l6 6M15 9l-6 6"/>`,
};
