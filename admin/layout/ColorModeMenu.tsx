import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { chooseTheme, THEME_CHOICES, useThemeChoice, useShownTheme } from "../../browser/theme.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Dark, light or system: the same setting as on the site. */
export function ColorModeMenu() {
  const t = useTranslate();
  const mode = useThemeChoice();
  const shown = useShownTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Shown = ICONS[shown];
  return (
    <>
      <IconButton
        aria-label={t("panel.theme", { theme: t(`panel.theme_${mode}`) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ color: "text.secondary" }}
      >
        <Shown aria-hidden="true" size={20} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {THEME_CHOICES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === mode}
              selected={choice === mode}
              onClick={() => {
                chooseTheme(choice);
                setAnchor(null);
              }}
            >
              <ListItemIcon>
                <Icon aria-hidden="true" size={18} />
              </ListItemIcon>
              <ListItemText>{t(`panel.theme_${choice}`)}</ListItemText>
              {choice === mode ? <Check aria-hidden="true" size={16} style={{ marginLeft: 16 }} /> : null}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
