import { Moon, Sun } from "lucide-react";
import { IconButton } from "./Button.tsx";
import { useMessages } from "./messages.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

/** Changes between night and paper. CSS picks the picture, so that the right one is there before hydration. */
export function ThemeSwitch({ className }: { className?: string }) {
  const t = useMessages();
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={t(other === "light" ? "shell.theme_to_light" : "shell.theme_to_dark")}
      onClick={() => chooseTheme(other)}
      className={className}
    >
      <Sun aria-hidden="true" className="light:hidden" />
      <Moon aria-hidden="true" className="hidden light:block" />
    </IconButton>
  );
}
