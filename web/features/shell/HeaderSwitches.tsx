import { Globe, Moon, Sun } from "lucide-react";
import { LANGUAGE_NAMES } from "../../components/language-names.ts";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { useThemeChoice } from "../../components/theme.ts";
import { ThemeSwitch } from "../../components/ThemeSwitch.tsx";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

/** Language and theme, where the header has room for them. */
export function HeaderSwitches() {
  const t = useMessages();
  const language = LANGUAGE_NAMES[useLanguage()];
  const theme = t(`theme.${useThemeChoice()}`);
  return (
    <>
      <HeaderMenu
        label={t("language.button", { language })}
        icon={<Globe aria-hidden="true" />}
        className="max-lg:hidden"
      >
        {(done) => <LanguageSwitch onChosen={done} />}
      </HeaderMenu>
      {/* CSS picks the picture, so that the right one is there before hydration. */}
      <HeaderMenu
        label={t("theme.button", { theme })}
        icon={
          <>
            <Sun aria-hidden="true" className="hidden light:block" />
            <Moon aria-hidden="true" className="light:hidden" />
          </>
        }
        className="max-lg:hidden"
      >
        {(done) => <ThemeSwitch onChosen={done} />}
      </HeaderMenu>
    </>
  );
}
