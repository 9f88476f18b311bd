import { LANGUAGES } from "../../../core/languages.ts";
import { Choices } from "../../components/fields/Choices.tsx";
import { LANGUAGE_NAMES } from "../../../browser/language-names.ts";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { useSwitchLanguage } from "./use-switch-language.ts";

const choices = LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }));

/** The six languages. */
export function LanguageSwitch({ columns, onChosen }: { columns?: 2 | 3; onChosen?: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <Choices
      label={t("language.label")}
      choices={choices}
      value={language}
      onChoose={(chosen) => {
        onChosen?.();
        void switchLanguage(chosen);
      }}
      {...(columns && { columns })}
    />
  );
}
