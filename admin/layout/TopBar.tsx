import { Box, Button, IconButton } from "@mui/material";
import { ExternalLink, Menu as MenuIcon } from "lucide-react";
import { useTranslate } from "react-admin";
import { siteAddress } from "../site-address.ts";
import { useSiteSettings } from "../site-settings.ts";
import { ColorModeMenu } from "./ColorModeMenu.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** @param onMenu opens the page drawer, if there is one */
export function TopBar({ onMenu, isMenuOpen = false }: { onMenu?: () => void; isMenuOpen?: boolean }) {
  const t = useTranslate();
  const { site_name } = useSiteSettings();
  return (
    <Box
      component="header"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: 1100,
        display: "flex",
        alignItems: "center",
        gap: 2,
        minHeight: 64,
        px: { xs: 2, md: 6 },
        borderBottom: "1px solid var(--line)",
        bgcolor: "background.default",
      }}
    >
      {onMenu ? (
        <>
          <IconButton
            onClick={onMenu}
            aria-label={t("panel.menu")}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
          >
            <MenuIcon aria-hidden="true" size={20} />
          </IconButton>
          <Box
            component="span"
            sx={{ fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
          >
            {site_name}
          </Box>
        </>
      ) : null}
      <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 1 }}>
        <Button
          color="inherit"
          href={siteAddress("/")}
          target="_blank"
          rel="noopener"
          startIcon={<ExternalLink aria-hidden="true" size={16} />}
          sx={{ display: { xs: "none", sm: "inline-flex" }, color: "text.secondary" }}
        >
          {t("panel.view_site")}
        </Button>
        <ColorModeMenu />
        <UserMenu />
      </Box>
    </Box>
  );
}
