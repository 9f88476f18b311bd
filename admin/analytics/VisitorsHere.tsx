import { Box } from "@mui/material";
import { useTranslate } from "react-admin";
import type { VisitorsNow } from "../../core/analytics/visit-report.ts";
import { useServer } from "../kit/use-server.ts";
import { shareName } from "./share-names.ts";
import { VISITORS_NOW_PATH } from "./visit-report-api.ts";

const RENEWED_MS = 15_000;

/**
 * Visitors on the site now, and their countries; refreshed while the page is visible.
 * @param isNarrowed the rest of the page is filtered: this panel counts everybody
 */
export function VisitorsHere({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslate();
  const { data, error } = useServer<VisitorsNow>(VISITORS_NOW_PATH, RENEWED_MS);
  const n = data?.visitors ?? 0;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        columnGap: 5,
        rowGap: 1,
        minHeight: "1.43em",
        fontSize: "0.875rem",
        color: "text.secondary",
      }}
    >
      <Box
        component="output"
        sx={{ display: "inline-flex", alignItems: "center", gap: 2, fontWeight: 500, color: "text.primary" }}
      >
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            width: 8,
            height: 8,
            borderRadius: "50%",
            bgcolor: n > 0 && !error ? "success.main" : "text.disabled",
          }}
        />
        {error
          ? t("analytics.here_failed")
          : data
            ? t(`analytics.${isNarrowed ? "site" : "here"}${n ? "" : "_none"}`, { n })
            : ""}
      </Box>
      {error
        ? null
        : data?.pages.map(({ value, visitors }) => (
            <Box key={value} component="span" sx={{ overflowWrap: "anywhere" }}>
              {shareName(value, t)}{" "}
              <Box component="strong" sx={{ fontWeight: 500 }}>
                {visitors}
              </Box>
            </Box>
          ))}
    </Box>
  );
}
