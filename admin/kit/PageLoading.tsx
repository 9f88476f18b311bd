import { Box, Skeleton } from "@mui/material";
import { useTranslate } from "react-admin";

/** Skeleton of a loading page. */
export function PageLoading() {
  const t = useTranslate();
  return (
    <Box component="output" aria-label={t("kit.loading")} sx={{ display: "grid", gap: 6, p: 2 }}>
      <Skeleton width="min(16rem, 60%)" height={36} />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" }}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} height={112} />
        ))}
      </Box>
      <Skeleton height={280} />
    </Box>
  );
}
