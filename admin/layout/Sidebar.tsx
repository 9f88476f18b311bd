import { Box, Chip, IconButton } from "@mui/material";
import { X } from "lucide-react";
import { useTranslate } from "react-admin";
import { NavLink } from "react-router-dom";
import { pages } from "../pages.tsx";
import { useSiteSettings } from "../site-settings.ts";
import { Logo } from "../../browser/Logo.tsx";

const link = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 44,
  px: 3,
  borderRadius: 1,
  color: "text.secondary",
  textDecoration: "none",
  fontSize: "0.9375rem",
  position: "relative",
  transition: "background-color 140ms, color 140ms",
  "&:hover": { bgcolor: "action.hover", color: "text.primary" },
  "&[aria-current]": {
    bgcolor: "action.hover",
    color: "text.primary",
    fontWeight: 500,
    "& svg": { color: "var(--accent)" },
  },
  "&[aria-current]::before": {
    content: '""',
    position: "absolute",
    insetBlock: 10,
    left: 0,
    width: 3,
    borderRadius: 3,
    bgcolor: "var(--accent)",
  },
} as const;

/** Logo, badge and the pages of the panel. @param onClose closes the drawer on a phone */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const t = useTranslate();
  const { site_name } = useSiteSettings();
  return (
    <Box sx={{ p: 3, display: "flex", flexDirection: "column", gap: 4 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2.5, minHeight: 48, px: 2 }}>
        <Logo width={28} height={28} style={{ flexShrink: 0 }} />
        <Box
          component="span"
          sx={{ fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
        >
          {site_name}
        </Box>
        <Chip
          size="small"
          variant="outlined"
          label={t("panel.admin")}
          sx={{ borderColor: "var(--accent)", color: "var(--accent)", fontWeight: 500, borderRadius: 1.5 }}
        />
        {onClose ? (
          <IconButton onClick={onClose} aria-label={t("panel.close_menu")} sx={{ ml: "auto" }}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        ) : null}
      </Box>
      <Box component="nav" aria-label={t("panel.pages")}>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 }}>
          {pages.map(({ path, name, Icon }) => (
            <li key={path}>
              <Box component={NavLink} to={`/admin/${path}`} onClick={onClose} sx={link}>
                <Icon aria-hidden="true" size={18} />
                {t(name)}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
