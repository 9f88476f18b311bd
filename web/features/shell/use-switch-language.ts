import { useLocation, useNavigate } from "react-router-dom";
import type { Language } from "../../../core/languages.ts";
import { LANGUAGE_NAMES } from "../../../browser/language-names.ts";
import { useChooseLanguage, useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";

/**
 * This page in another language, as a link that works without scripts. A path may begin with several slashes,
 * on a page that does not exist: as a link, it would lead to another site.
 */
export function languageHref({ pathname, search }: { pathname: string; search: string }, language: Language) {
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname.replace(/^\/+/, "/")}?${query}`;
}

/**
 * Switches the language of the site. Removes `lang` from the address, which would take precedence on the next
 * load.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const t = useMessages();
  const choose = useChooseLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return async (language) => {
    try {
      await choose(language);
    } catch (error) {
      console.warn(`The texts in ${language} could not be loaded:`, error);
      toast.error(t("language.failed", { language: LANGUAGE_NAMES[language] }));
      return;
    }
    const query = new URLSearchParams(search);
    if (!query.has("lang")) return;
    query.delete("lang");
    const rest = query.size > 0 ? `?${query}` : "";
    await navigate({ pathname, search: rest, hash }, { replace: true, state: state as unknown });
  };
}
