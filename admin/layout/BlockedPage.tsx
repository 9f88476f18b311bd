import { Box, CssBaseline, Stack, Typography } from "@mui/material";
import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { DocumentTitle } from "../kit/DocumentTitle.tsx";

/** A page instead of the panel: why the user cannot continue, and where they can go. `children`: buttons. */
export function BlockedPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <CssBaseline>
      <DocumentTitle title={title} />
      <Box
        component="main"
        sx={{
          minHeight: "100dvh",
          display: "grid",
          placeContent: "center",
          justifyItems: "start",
          gap: 5,
          p: 6,
        }}
      >
        <Box sx={{ color: "var(--accent)" }}>
          <ShieldAlert aria-hidden="true" size={40} strokeWidth={1.5} />
        </Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ maxWidth: "34rem", color: "text.secondary" }}>{text}</Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 3, flexWrap: "wrap", mt: 2 }}>
          {children}
        </Stack>
      </Box>
    </CssBaseline>
  );
}
