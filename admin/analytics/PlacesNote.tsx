import { Link, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { VisitReport } from "../../core/analytics/visit-report.ts";

/** By whose data places are known, which their licence asks for (D26), and what is not kept of whom. */
export function PlacesNote({ places }: { places: VisitReport["places"] }) {
  const t = useTranslate();
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: "grid", gap: 1, maxWidth: "48rem", color: "text.disabled" }}
    >
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
      <span>{t("analytics.privacy_note")}</span>
    </Typography>
  );
}
