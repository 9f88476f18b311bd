import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Breakable } from "./Breakable.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { useLostFocus } from "./use-lost-focus.ts";

interface Props {
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** Buttons at the right; below on a phone. The primary one last, `variant="contained"`. */
  children?: ReactNode;
}

/**
 * The header of a page: its only h1, the tab's title and the page's actions. Takes the focus if the focused element disappeared with the
 * previous page. `<PageHead title={t("users.title")}><Button variant="contained">…</Button></PageHead>`
 */
export function PageHead({ title, text, children }: Props) {
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, mb: 6 }}>
      <DocumentTitle title={title} />
      <Box sx={{ flex: { xs: "1 1 auto", sm: "1 1 18rem" }, minWidth: 0 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: "none" }}>
          <Breakable text={title} />
        </Typography>
        {text ? <Typography sx={{ color: "text.secondary", mt: 1 }}>{text}</Typography> : null}
      </Box>
      {children ? <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>{children}</Box> : null}
    </Box>
  );
}
