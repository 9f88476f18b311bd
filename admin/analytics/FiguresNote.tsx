import { Link, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { VisitReport } from "../../core/analytics/visit-report.ts";

/** Explains the figures, which data is not stored, and the source of the locations, which its license requires. */
export function FiguresNote({ places }: { places: VisitReport["places"] }) {
  const t = useTranslate();
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: "grid", gap: 1, maxWidth: "48rem", color: "text.disabled" }}
    >
      <span>{t("analytics.figures_note")}</span>
      <span>{t("analytics.privacy_note")}</span>
      {places.map(({ kind, name }) =>
        kind === "table" ? (
          <span key={name}>
            {t("analytics.places_table")}{" "}
            <Link href="https://lite.ip2location.com" rel="noopener" color="inherit">
              https://lite.ip2location.com
            </Link>
          </span>
        ) : (
          <span key={name}>
            {t(kind === "file" ? "analytics.places_file" : "analytics.places_service", { name })}
          </span>
        ),
      )}
    </Typography>
  );
}
