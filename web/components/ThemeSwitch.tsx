import { Monitor, Moon, Sun } from "lucide-react";
import { Choices } from "./fields/Choices.tsx";
import { useMessages } from "./messages.tsx";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "../../browser/theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Dark, light, or the system's theme. */
export function ThemeSwitch({ columns, onChosen }: { columns?: 3; onChosen?: () => void }) {
  const t = useMessages();
  const choices = THEME_CHOICES.map((value) => {
    const Icon = icons[value];
    return { value, name: t(`theme.${value}`), icon: <Icon aria-hidden="true" /> };
  });
  return (
    <Choices
      label={t("theme.label")}
      choices={choices}
      value={useThemeChoice()}
      onChoose={(choice) => {
        chooseTheme(choice);
        onChosen?.();
      }}
      {...(columns && { columns })}
    />
  );
}
