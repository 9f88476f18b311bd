import { Box, Typography } from "@mui/material";
import { Megaphone, Newspaper, RefreshCw, Sparkles, type LucideIcon } from "lucide-react";
import { useTranslate } from "react-admin";
import type { NotificationKind } from "../../core/notifications/notification.ts";

const ICONS: Record<NotificationKind, LucideIcon> = {
  blog_post: Newspaper,
  system_update: RefreshCw,
  new_feature: Sparkles,
  announcement: Megaphone,
};

/** The icon of a kind, as in the bell menu. */
export function KindIcon({ kind, size = 20 }: { kind: NotificationKind; size?: number }) {
  const Icon = ICONS[kind];
  return (
    <Box component="span" sx={{ color: "var(--accent)", display: "inline-flex", flexShrink: 0 }}>
      <Icon aria-hidden="true" size={size} />
    </Box>
  );
}

interface Props {
  kind: NotificationKind;
  title: string;
  text: string;
  path: string;
}

/** An unread entry of the bell menu. */
export function BellPreview({ kind, title, text, path }: Props) {
  const t = useTranslate();
  return (
    <Box
      component="figure"
      sx={{ m: 0, p: 4, bgcolor: "var(--inset)", border: "1px solid var(--line)", borderRadius: 1 }}
    >
      <Typography component="figcaption" sx={{ color: "text.secondary", fontSize: "0.8125rem", mb: 3 }}>
        {t("news.preview")}
      </Typography>
      <Box
        sx={{
          display: "flex",
          gap: 3.5,
          p: 3,
          bgcolor: "var(--raised)",
          border: "1px solid var(--line)",
          borderRadius: 1,
          maxWidth: "26rem",
        }}
      >
        <KindIcon kind={kind} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            sx={{
              fontSize: "0.9375rem",
              fontWeight: 500,
              overflowWrap: "anywhere",
              textDecoration: path === "" ? "none" : "underline",
              textDecorationColor: "var(--control)",
              textUnderlineOffset: "0.2em",
            }}
          >
            {title || t("news.field_title")}
          </Typography>
          <Typography
            sx={{ fontSize: "0.875rem", color: "text.secondary", overflowWrap: "anywhere", mt: 0.5 }}
          >
            {text || t("news.field_text")}
          </Typography>
          <Typography sx={{ fontSize: "0.75rem", color: "var(--faint)", mt: 1 }}>
            {t("news.preview_now")}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
