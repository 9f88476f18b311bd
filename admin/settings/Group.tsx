import { Card, CardContent, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A card with a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent sx={{ display: "grid", gap: 5, p: 5 }}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}
