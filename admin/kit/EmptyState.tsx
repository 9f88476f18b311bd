import { Box, Typography } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** Buttons that offer a next step. */
  children?: ReactNode;
}

/** Replaces an empty list: `<EmptyState Icon={Users} title={t("users.none")} text={…}><Button>…</Button></EmptyState>`. */
export function EmptyState({ Icon, title, text, children }: Props) {
  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 2,
        px: 6,
        py: 14,
        textAlign: "center",
        border: "1px dashed var(--control)",
        borderRadius: 1,
      }}
    >
      <Box sx={{ color: "text.disabled" }}>
        <Icon aria-hidden="true" size={32} strokeWidth={1.5} />
      </Box>
      <Typography variant="h2">{title}</Typography>
      {text ? <Typography sx={{ maxWidth: "32rem", color: "text.secondary" }}>{text}</Typography> : null}
      {children ? <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>{children}</Box> : null}
    </Box>
  );
}
