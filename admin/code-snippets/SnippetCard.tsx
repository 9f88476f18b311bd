import { Box, Button, Card, Switch, Tooltip, Typography } from "@mui/material";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslate, useUpdate } from "react-admin";
import { Link } from "react-router-dom";
import { StatusBadge } from "../kit/StatusBadge.tsx";
import { useDates } from "../kit/use-dates.ts";
import { useSaving } from "../kit/form/use-saving.ts";
import type { SnippetRecord } from "./snippet-record.ts";

interface Props {
  snippet: SnippetRecord;
  onDelete: () => void;
}

/** A snippet: its name and place, and its actions. */
export function SnippetCard({ snippet, onDelete }: Props) {
  const t = useTranslate();
  const { day } = useDates();
  const { name, is_active: isActive } = snippet;
  const saving = useSaving({
    saved: isActive ? "code.deactivated" : "code.activated",
    saveFailed: "code.toggle_failed",
  });
  const [update, { isPending }] = useUpdate<SnippetRecord>();
  const toggle = () =>
    void update(
      "code-injection",
      { id: snippet.id, data: { is_active: !isActive }, previousData: snippet },
      saving,
    );
  return (
    <Card sx={{ display: "flex", flexDirection: "column", gap: 3, p: 5, minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 3 }}>
        <Typography variant="h2" sx={{ flexGrow: 1, overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        <StatusBadge
          tone={isActive ? "good" : "neutral"}
          label={t(isActive ? "code.active" : "code.inactive")}
        />
      </Box>
      {snippet.description === "" ? null : (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {snippet.description}
        </Typography>
      )}
      <Box
        component="pre"
        sx={{
          m: 0,
          p: 3,
          maxHeight: "6.5rem",
          overflow: "hidden",
          borderRadius: 1,
          background: "var(--inset)",
          border: "1px solid var(--line)",
          color: "text.secondary",
          fontSize: "0.8125rem",
          lineHeight: 1.5,
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          flexGrow: 1,
        }}
      >
        {snippet.code.slice(0, 400)}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t(`code.type_${snippet.type}`)} · {t(`code.place_${snippet.place}`)} ·{" "}
        <Tooltip title={snippet.pages.join("  ")}>
          <span>{t("code.pages", { n: snippet.pages.length })}</span>
        </Tooltip>
        {" · "}
        {day(snippet.created_at)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: "auto" }}>
        <Box sx={{ flexGrow: 1, ml: -2 }}>
          <Switch
            checked={isActive}
            disabled={isPending}
            onChange={toggle}
            slotProps={{ input: { "aria-label": t("code.switch", { name }) } }}
          />
        </Box>
        <Button
          component={Link}
          to={`/admin/code-injection/${snippet.id}`}
          variant="outlined"
          size="small"
          startIcon={<Pencil aria-hidden="true" size={14} />}
          aria-label={t("code.edit_named", { name })}
        >
          {t("code.edit")}
        </Button>
        <Button
          variant="outlined"
          color="error"
          size="small"
          onClick={onDelete}
          startIcon={<Trash2 aria-hidden="true" size={14} />}
          aria-label={t("code.delete_named", { name })}
        >
          {t("code.delete")}
        </Button>
      </Box>
    </Card>
  );
}
