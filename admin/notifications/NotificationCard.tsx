import { Box, Card, IconButton, Tooltip, Typography } from "@mui/material";
import { Trash2 } from "lucide-react";
import { useTranslate } from "react-admin";
import { siteAddress } from "../site-address.ts";
import { useDates } from "../kit/use-dates.ts";
import { KindIcon } from "./BellPreview.tsx";
import type { PostedRecord } from "./notification-api.ts";

/** What was posted, and how many have read it. */
export function NotificationCard({ posted, onDelete }: { posted: PostedRecord; onDelete: () => void }) {
  const t = useTranslate();
  const { instant } = useDates();
  const { kind, title, text, path, readers, mailed, created_at } = posted;
  const name = title ?? t(`news.${kind}`);
  const facts = [t("news.readers", { n: readers }), ...(mailed > 0 ? [t("news.mailed", { n: mailed })] : [])];
  return (
    <Card component="article" sx={{ display: "flex", gap: 4, p: 5, alignItems: "flex-start" }}>
      <KindIcon kind={kind} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="h2" sx={{ fontSize: "1rem", overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {text ?? t("news.built_in")}
        </Typography>
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            columnGap: 4,
            rowGap: 1,
            mt: 3,
            fontSize: "0.8125rem",
            color: "var(--faint)",
          }}
        >
          <time dateTime={created_at}>{instant(created_at)}</time>
          <span>{t(`news.${kind}`)}</span>
          {path === null ? null : (
            <a href={siteAddress(path)} style={{ color: "inherit", overflowWrap: "anywhere" }}>
              {path}
            </a>
          )}
          {facts.map((fact) => (
            <Box component="span" key={fact} sx={{ color: "text.secondary", fontWeight: 500 }}>
              {fact}
            </Box>
          ))}
        </Box>
      </Box>
      <Tooltip title={t("news.delete")}>
        <IconButton color="error" aria-label={t("news.delete_of", { title: name })} onClick={onDelete}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </Tooltip>
    </Card>
  );
}
