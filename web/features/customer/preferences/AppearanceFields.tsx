import { Monitor, Moon, Sun } from "lucide-react";
import { LANGUAGES } from "../../../../core/languages.ts";
import { LANGUAGE_NAMES } from "../../../../browser/language-names.ts";
import { useChooseLanguage, useLanguage, useMessages } from "../../../components/messages.tsx";
import { RadioCards } from "../../../components/fields/RadioCards.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "../../../../browser/theme.ts";
import { toast } from "../../../components/toasts/toast.ts";
import type { ProfileChanges } from "../profile/profile-api.ts";

const icons = { system: Monitor, light: Sun, dark: Moon };
const languages = LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }));

/**
 * Theme and language: applied at once in this browser, and saved in the account for other browsers and for
 * mails.
 */
export function AppearanceFields({ choose }: { choose: (changes: ProfileChanges) => Promise<boolean> }) {
  const t = useMessages();
  const theme = useThemeChoice();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <div className="grid gap-6">
      <RadioCards
        legend={t("settings.theme")}
        hint={t("settings.theme_hint")}
        value={theme}
        className="grid-cols-1 sm:grid-cols-3"
        choices={THEME_CHOICES.map((value) => {
          const Icon = icons[value];
          return { value, title: t(`theme.${value}`), icon: <Icon aria-hidden="true" /> };
        })}
        onChoose={(chosen) => {
          chooseTheme(chosen);
          void choose({ theme: chosen === "system" ? null : chosen });
        }}
      />
      <div className="sm:max-w-xs">
        <SelectField
          label={t("settings.language")}
          hint={t("settings.language_hint")}
          value={language}
          options={languages}
          onChoose={(chosen) =>
            void chooseLanguage(chosen).then(
              () => choose({ language: chosen }),
              () => toast.error(t("language.failed", { language: LANGUAGE_NAMES[chosen] })),
            )
          }
        />
      </div>
    </div>
  );
}
