import { Box, Typography } from "@mui/material";
import { useId, type ReactNode } from "react";

/** A box with a heading. `aside` is at its right. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        border: "1px solid var(--line)",
        borderRadius: 1,
        bgcolor: "background.paper",
        p: { xs: 4, sm: 6 },
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, minHeight: 32, mb: 3 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
