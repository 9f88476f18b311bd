import { Globe, Moon, Sun } from "lucide-react";
import { LANGUAGE_NAMES } from "../../../browser/language-names.ts";
import { later } from "../../components/loading/later.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { useThemeChoice } from "../../../browser/theme.ts";
import { HeaderMenu } from "./HeaderMenu.tsx";

const languages = later(async () => (await import("./LanguageSwitch.tsx")).LanguageSwitch);
const themes = later(async () => (await import("../../components/ThemeSwitch.tsx")).ThemeSwitch);

/** Language and theme, if the header has room for them. */
export function HeaderSwitches() {
  const t = useMessages();
  const language = LANGUAGE_NAMES[useLanguage()];
  const theme = t(`theme.${useThemeChoice()}`);
  return (
    <>
      <HeaderMenu
        label={t("language.button", { language })}
        icon={<Globe aria-hidden="true" />}
        panel={languages}
      />
      {/* CSS selects the icon, so that it is right before hydration. */}
      <HeaderMenu
        label={t("theme.button", { theme })}
        icon={
          <>
            <Sun aria-hidden="true" className="hidden light:block" />
            <Moon aria-hidden="true" className="light:hidden" />
          </>
        }
        panel={themes}
      />
    </>
  );
}
