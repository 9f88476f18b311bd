import { Monitor, Moon, Sun } from "lucide-react";
import { LANGUAGES } from "../../../core/languages.ts";
import { Card } from "../../components/Card.tsx";
import { LANGUAGE_NAMES } from "../../components/language-names.ts";
import { useChooseLanguage, useLanguage, useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { RadioCards } from "../../components/RadioCards.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "../../components/theme.ts";
import { toast } from "../../components/toast.ts";
import { useRequireUser } from "../../session/use-require-user.ts";

const icons = { system: Monitor, light: Sun, dark: Moon };
const languages = LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }));

/** /customer/settings: theme and language. Both hold at once, in this browser. */
export function Component() {
  const t = useMessages();
  useRequireUser();
  const theme = useThemeChoice();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("shell.settings")} description={t("settings.description")} hidden />
      <h1 className="text-title font-semibold">{t("shell.settings")}</h1>
      <p className="mt-2 text-soft">{t("settings.description")}</p>
      <Card className="mt-8 grid gap-8">
        <RadioCards
          legend={t("settings.theme")}
          hint={t("settings.theme_hint")}
          value={theme}
          className="grid-cols-1 sm:grid-cols-3"
          choices={THEME_CHOICES.map((value) => {
            const Icon = icons[value];
            return { value, title: t(`theme.${value}`), icon: <Icon aria-hidden="true" /> };
          })}
          onChoose={chooseTheme}
        />
        <div className="sm:max-w-xs">
          <SelectField
            label={t("settings.language")}
            hint={t("settings.language_hint")}
            value={language}
            options={languages}
            onChoose={(chosen) =>
              void chooseLanguage(chosen).catch(() =>
                toast.error(t("language.failed", { language: LANGUAGE_NAMES[chosen] })),
              )
            }
          />
        </div>
      </Card>
    </div>
  );
}
