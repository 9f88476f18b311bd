import { Box, Typography } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import { Panel } from "./Panel.tsx";
import { percentText } from "./figure-texts.ts";

export interface ShareRow {
  key: string;
  name: string;
  value: number;
}

/**
 * The largest parts of a whole, with a bar each; those of nothing are left out.
 * @param unit what is counted
 * @param total all of it, of which the rows may be a part only
 */
export function ShareList({
  title,
  unit,
  rows: all,
  total,
}: {
  title: string;
  unit: string;
  rows: readonly ShareRow[];
  total: number;
}) {
  const t = useTranslate();
  const rows = all.filter(({ value }) => value > 0);
  return (
    <Panel
      title={title}
      aside={
        <Typography variant="body2" sx={{ color: "text.disabled" }}>
          {unit}
        </Typography>
      }
    >
      {rows.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.disabled" }}>
          {t("analytics.none")}
        </Typography>
      ) : (
        <Box
          component="ol"
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 3,
            m: 0,
            p: 0,
            listStyle: "none",
          }}
        >
          {rows.map(({ key, name, value }) => (
            <Share key={key} name={name} value={value} share={total === 0 ? 0 : value / total} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Share({ name, value, share }: Omit<ShareRow, "key"> & { share: number }) {
  const language = useLocale() ?? "en";
  return (
    <Box component="li" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 4, fontSize: "0.875rem" }}>
        <Box
          component="span"
          title={name}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap",
          }}
        >
          {name}
        </Box>
        <span>{new Intl.NumberFormat(language).format(value)}</span>
        <Box component="span" sx={{ minWidth: "3.25rem", textAlign: "right", color: "text.disabled" }}>
          {percentText(share, language)}
        </Box>
      </Box>
      <Box
        aria-hidden="true"
        sx={{ height: 6, overflow: "hidden", borderRadius: "3px", bgcolor: "var(--inset)" }}
      >
        <Box
          style={{ width: `${Math.max(1, share * 100)}%` }}
          sx={{ height: "100%", borderRadius: "3px", bgcolor: "var(--accent)" }}
        />
      </Box>
    </Box>
  );
}
