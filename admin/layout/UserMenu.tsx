import {
  Avatar,
  Box,
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
} from "@mui/material";
import { Check, ExternalLink, LogOut, UserRound } from "lucide-react";
import { useState } from "react";
import { useLocales, useLocaleState, useTranslate } from "react-admin";
import { session } from "../session/browser-session.ts";
import { usePanelUser } from "../session/use-session.ts";
import { siteAddress } from "../site-address.ts";

const initials = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join("");

/** The user's name, profile, panel language, and sign-out. */
export function UserMenu() {
  const t = useTranslate();
  const user = usePanelUser();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={t("panel.user_menu", { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 1.5, gap: 2.5, minWidth: 44 }}
      >
        <Avatar
          src={user.avatarUrl ?? ""}
          alt=""
          sx={{
            width: 32,
            height: 32,
            fontSize: "0.8125rem",
            bgcolor: "action.hover",
            color: "text.primary",
          }}
        >
          {initials(user.name)}
        </Avatar>
        <Box
          component="span"
          sx={{
            display: { xs: "none", sm: "block" },
            textAlign: "left",
            lineHeight: 1.25,
            maxWidth: "11rem",
          }}
        >
          <Box
            component="span"
            sx={{ display: "block", fontSize: "0.875rem", overflow: "hidden", textOverflow: "ellipsis" }}
          >
            {user.name}
          </Box>
          <Box
            component="span"
            sx={{ display: "block", fontSize: "0.75rem", color: "text.disabled", fontWeight: 400 }}
          >
            {t("panel.admin")}
          </Box>
        </Box>
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { width: 256 } } }}
      >
        <MenuItem component="a" href={siteAddress("/customer/profile")} onClick={close}>
          <ListItemIcon>
            <UserRound aria-hidden="true" size={18} />
          </ListItemIcon>
          <ListItemText>{t("panel.profile")}</ListItemText>
        </MenuItem>
        <MenuItem component="a" href={siteAddress("/")} target="_blank" rel="noopener" onClick={close}>
          <ListItemIcon>
            <ExternalLink aria-hidden="true" size={18} />
          </ListItemIcon>
          <ListItemText>{t("panel.view_site")}</ListItemText>
        </MenuItem>
        <Divider />
        <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: "transparent" }}>
          {t("panel.language")}
        </ListSubheader>
        {locales.map(({ locale: code, name }) => (
          <MenuItem
            key={code}
            role="menuitemradio"
            aria-checked={code === locale}
            lang={code}
            onClick={() => {
              close();
              setLocale(code);
            }}
          >
            <ListItemText inset>{name}</ListItemText>
            {code === locale ? <Check aria-hidden="true" size={16} /> : null}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            void session.signOut();
          }}
        >
          <ListItemIcon>
            <LogOut aria-hidden="true" size={18} />
          </ListItemIcon>
          <ListItemText>{t("panel.sign_out")}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
