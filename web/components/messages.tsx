import { createContext, use, useCallback, useMemo, useState, type ReactNode } from "react";
import type { Language } from "../../core/languages.ts";
import { loadSameTexts } from "../messages/load-texts.ts";
import { createTranslator, type Translate } from "../messages/translator.ts";

interface LanguageContext {
  language: Language;
  t: Translate;
  /** Switches the language in this browser. Rejects if the texts cannot be loaded. */
  choose: (language: Language) => Promise<void>;
}

const Messages = createContext<LanguageContext>({
  language: "en",
  t: createTranslator("en"),
  choose: async () => undefined,
});

/**
 * The cookie with the selected language. It is strictly necessary, since the server renders the page in this
 * language.
 */
export const LANGUAGE_COOKIE = "quietzone_language";
const YEAR_S = 365 * 24 * 60 * 60;

/** Provides texts to its children. @param language a language whose texts are already loaded */
export function MessagesProvider({ language: first, children }: { language: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  const choose = useCallback(async (next: Language) => {
    await loadSameTexts(next);
    document.cookie = `${LANGUAGE_COOKIE}=${next}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
    document.documentElement.lang = next;
    setLanguage(next);
  }, []);
  const spoken = useMemo(() => ({ language, t: createTranslator(language), choose }), [language, choose]);
  return <Messages value={spoken}>{children}</Messages>;
}

/** The texts of the selected language: `const t = useMessages(); t("shell.sign_in")`. */
export const useMessages = (): Translate => use(Messages).t;

/** The selected language, for dates and numbers. */
export const useLanguage = (): Language => use(Messages).language;

export const useChooseLanguage = (): LanguageContext["choose"] => use(Messages).choose;
