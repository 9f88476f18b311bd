import { Box } from "@mui/material";
import { Bell, Code, Megaphone, Settings, Users, type LucideIcon } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { Panel } from "../analytics/Panel.tsx";

const LINKS: readonly { to: string; text: string; Icon: LucideIcon }[] = [
  { to: "/admin/users", text: "dashboard.manage_users", Icon: Users },
  { to: "/admin/advertisements", text: "dashboard.manage_ads", Icon: Megaphone },
  { to: "/admin/code-injection", text: "dashboard.manage_code", Icon: Code },
  { to: "/admin/notifications", text: "dashboard.post_news", Icon: Bell },
  { to: "/admin/settings", text: "dashboard.change_settings", Icon: Settings },
];

/** Links to the most used pages. */
export function QuickLinks() {
  const t = useTranslate();
  return (
    <Panel title={t("dashboard.quick_links")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {LINKS.map(({ to, text, Icon }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 3,
                minHeight: 44,
                px: 3,
                mx: -3,
                borderRadius: 1,
                color: "text.primary",
                textDecoration: "none",
                "& svg": { color: "var(--accent)" },
                "&:hover": { bgcolor: "action.hover" },
              }}
            >
              <Icon aria-hidden="true" size={18} />
              {t(text)}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
