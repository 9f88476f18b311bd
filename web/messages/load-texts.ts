import { isLanguage, LANGUAGES, type Language } from "../../core/languages.ts";
import type { Area, Message } from "./areas.ts";

/** Texts by key, of the areas loaded so far. */
export type Catalog = Partial<Record<string, Message>>;

/** Each file becomes a separate chunk, so that a page loads the texts of its areas in one language only. */
const files = import.meta.glob<{ messages: Catalog }>("./*/*.ts");
const catalogs: Record<Language, Catalog> = { en: {}, es: {}, fr: {}, de: {}, it: {}, pt: {} };
const requestedAreas = new Set<Area>();

/** The texts of a language loaded so far; later areas are added to the same object. */
export const catalogOf = (language: Language): Catalog => catalogs[language];

/** Path of a file of texts under web/. */
export const textsFile = (language: Language, area: Area): string => `messages/${language}/${area}.ts`;

/** Loads areas; those already loaded cost nothing. */
export async function loadTexts(language: Language, areas: Iterable<Area>): Promise<void> {
  await Promise.all(
    Array.from(areas, async (area) => {
      // recorded before loading, since the language may be switched meanwhile
      requestedAreas.add(area);
      const { messages } = (await files[`./${language}/${area}.ts`]?.()) ?? { messages: {} };
      Object.assign(catalogs[language], messages);
    }),
  );
}

/** Loads the areas requested so far, and those requested meanwhile, in another language. */
export async function loadSameTexts(language: Language): Promise<void> {
  let loaded: number;
  do {
    loaded = requestedAreas.size;
    await loadTexts(language, [...requestedAreas]);
  } while (requestedAreas.size > loaded);
}

/** All texts, for the server and for tests. */
export async function loadAllTexts(): Promise<void> {
  const loads = Object.entries(files).map(async ([path, load]) => {
    const language = path.split("/")[1];
    if (isLanguage(language)) Object.assign(catalogs[language], (await load()).messages);
  });
  await Promise.all(loads);
}

/** The language in which the page was rendered. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : LANGUAGES[0];
}
