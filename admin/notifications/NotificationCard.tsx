import { Box, Card, Typography } from "@mui/material";
import { BellOff, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { RowAction } from "../kit/list/RowAction.tsx";
import { useDialogPath } from "../kit/list/use-dialog-route.ts";
import { StatusBadge } from "../kit/StatusBadge.tsx";
import { siteAddress } from "../site-address.ts";
import { useDates } from "../kit/use-dates.ts";
import { KindIcon } from "./BellPreview.tsx";
import { endNotification, type PostedRecord } from "./notification-api.ts";

/** A posted or scheduled notification, with its number of readers. */
export function NotificationCard({ posted, onDelete }: { posted: PostedRecord; onDelete: () => void }) {
  const t = useTranslate();
  const { instant } = useDates();
  const { kind, title, text, path, role, state, starts_at, ends_at, corrected_at, readers, mailed } = posted;
  const name = title ?? t(`news.${kind}`);
  const facts = [
    ...(role === null ? [] : [t(`news.role_${role}`)]),
    ...(ends_at === null ? [] : [t("news.until", { when: instant(ends_at) })]),
    ...(corrected_at === null ? [] : [t("news.corrected", { when: instant(corrected_at) })]),
    t("news.readers", { n: readers }),
    ...(mailed > 0 ? [t("news.mailed", { n: mailed })] : []),
  ];
  return (
    <Card component="article" sx={{ display: "flex", gap: 4, p: 5, alignItems: "flex-start" }}>
      <KindIcon kind={kind} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 1 }}>
          <Typography variant="h2" sx={{ fontSize: "1rem", overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          {state === "visible" ? null : (
            <StatusBadge tone={state === "scheduled" ? "warn" : "neutral"} label={t(`news.state_${state}`)} />
          )}
        </Box>
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
          <time dateTime={starts_at}>{instant(starts_at)}</time>
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
      <Actions posted={posted} name={name} onDelete={onDelete} />
    </Card>
  );
}

interface ActionsProps {
  posted: PostedRecord;
  name: string;
  onDelete: () => void;
}

function Actions({ posted: { id, state, title }, name, onDelete }: ActionsProps) {
  const t = useTranslate();
  const pathOf = useDialogPath("notifications");
  const notify = useNotify();
  const refresh = useRefresh();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    await endNotification(id);
    setEnding(false);
    notify("news.ended", { type: "success" });
    refresh();
  };
  return (
    <Box sx={{ display: "flex", flexShrink: 0, flexDirection: { xs: "column", sm: "row" } }}>
      {/* the site's own texts are in its catalog */}
      {title === null ? null : (
        <RowAction
          label={t("news.edit_of", { title: name })}
          tip={t("news.edit")}
          Icon={Pencil}
          to={pathOf(id)}
        />
      )}
      {state === "visible" ? (
        <RowAction
          label={t("news.end_of", { title: name })}
          tip={t("news.end")}
          Icon={BellOff}
          onClick={() => setEnding(true)}
        />
      ) : null}
      <RowAction
        label={t("news.delete_of", { title: name })}
        tip={t("news.delete")}
        Icon={Trash2}
        isDangerous
        onClick={onDelete}
      />
      <ConfirmDialog
        open={isEnding}
        title={t("news.end_title")}
        texts={[t("news.end_text")]}
        confirm={t("news.end")}
        isDangerous
        onConfirm={end}
        onClose={() => setEnding(false)}
      />
    </Box>
  );
}
