import { Box, Button, Card, IconButton, Stack, Typography } from "@mui/material";
import { Pencil, Power, PowerOff, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useRefresh, useTranslate, useUpdate } from "react-admin";
import { Link } from "react-router-dom";
import type { AdState } from "../../core/ads/schedule.ts";
import { useSaving } from "../kit/form/use-saving.ts";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { useDialogPath } from "../kit/list/use-dialog-route.ts";
import type { AdRecord } from "./ad-api.ts";

const TONES: Record<AdState, Tone> = {
  running: "good",
  scheduled: "warn",
  expired: "danger",
  inactive: "neutral",
};
/** Characters of a text that a card shows. */
const SHOWN = 100;

interface Props {
  ad: AdRecord;
  onDelete: () => void;
}

/** An advertisement in the list. Everything that an admin typed is shown as text, never as HTML. */
export function AdCard({ ad, onDelete }: Props) {
  const t = useTranslate();
  const label = (key: string) => t("ads.named", { action: t(key), title: ad.title });
  const action = ad.is_active ? "ads.deactivate" : "ads.activate";
  const pathOf = useDialogPath("advertisements");
  const refresh = useRefresh();
  const saving = useSaving({
    saved: ad.is_active ? "ads.deactivated" : "ads.activated",
    saveFailed: "ads.toggle_failed",
    onSaved: refresh,
  });
  const [update, { isPending }] = useUpdate<AdRecord>();
  const toggle = () =>
    void update(
      "advertisements",
      { id: ad.id, data: { is_active: !ad.is_active }, previousData: ad },
      saving,
    );
  return (
    <Card sx={{ display: "flex", flexDirection: "column", gap: 3, p: 5, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: "flex-start", gap: 3 }}>
        <Typography variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          {ad.title}
        </Typography>
        <StatusBadge tone={TONES[ad.state]} label={t(`ads.state_${ad.state}`)} />
      </Stack>
      {ad.description ? (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {ad.description}
        </Typography>
      ) : null}
      {ad.image_url ? (
        <Box
          component="img"
          src={ad.image_url}
          alt={t("ads.image_of", { title: ad.title })}
          width={ad.image_width ?? undefined}
          height={ad.image_height ?? undefined}
          sx={{
            alignSelf: "start",
            width: "auto",
            maxWidth: "100%",
            height: "auto",
            maxHeight: 128,
            borderRadius: 0.6,
          }}
        />
      ) : null}
      {ad.type === "text" && ad.content ? (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {ad.content.length > SHOWN ? `${ad.content.slice(0, SHOWN)}…` : ad.content}
        </Typography>
      ) : null}
      <Facts ad={ad} />
      <Stack direction="row" sx={{ gap: 2, mt: "auto", pt: 1 }}>
        <Button
          variant="outlined"
          size="small"
          loading={isPending}
          aria-label={label(action)}
          startIcon={
            ad.is_active ? <PowerOff aria-hidden="true" size={16} /> : <Power aria-hidden="true" size={16} />
          }
          onClick={toggle}
          sx={{ mr: "auto" }}
        >
          {t(action)}
        </Button>
        <IconButton component={Link} to={pathOf(ad.id)} aria-label={label("ads.edit")} title={t("ads.edit")}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          aria-label={label("ads.delete")}
          title={t("ads.delete")}
          onClick={onDelete}
          sx={{ color: "error.main" }}
        >
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </Stack>
    </Card>
  );
}

function Facts({ ad }: { ad: AdRecord }) {
  const t = useTranslate();
  const language = useLocale();
  const date = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(3, auto)",
        columnGap: 4,
        rowGap: 3,
        m: 0,
        pt: 1,
      }}
    >
      <Fact name={t("ads.placement")}>{t(`ads.at_${ad.placement}`)}</Fact>
      <Fact name={t("ads.type")}>{t(`ads.type_${ad.type}`)}</Fact>
      <Fact name={t("ads.priority")}>{number.format(ad.priority)}</Fact>
      <Fact name={t("ads.starts")}>{ad.start_date ? date(ad.start_date) : t("ads.start_now")}</Fact>
      <Fact name={t("ads.ends")}>{ad.end_date ? date(ad.end_date) : "–"}</Fact>
      <Box />
      <Fact name={t("ads.impressions")}>{number.format(ad.impressions)}</Fact>
      <Fact name={t("ads.clicks")}>{number.format(ad.clicks)}</Fact>
      <Fact name={t("ads.click_rate")}>{ad.click_rate === null ? "–" : percent.format(ad.click_rate)}</Fact>
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
    <Box component="dt" sx={{ fontSize: "0.75rem", color: "text.disabled" }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontSize: "0.875rem" }}>
      {children}
    </Box>
  </Box>
);
