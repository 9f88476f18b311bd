import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { chooseColorMode, COLOR_MODES, useColorMode, useShownColors } from "../color-mode.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Dark, light or as the system: the same choice as on the site. */
export function ColorModeMenu() {
  const t = useTranslate();
  const mode = useColorMode();
  const shown = useShownColors();
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
        {COLOR_MODES.map((choice) => {
          const Icon = ICONS[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === mode}
              selected={choice === mode}
              onClick={() => {
                chooseColorMode(choice);
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
