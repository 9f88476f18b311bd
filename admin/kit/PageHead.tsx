import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Breakable } from "./Breakable.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { useLostFocus } from "./use-lost-focus.ts";

interface Props {
  title: string;
  /** A sentence under it. */
  text?: string;
  /** Buttons at the right; below on a phone. The main one last, `variant="contained"`. */
  children?: ReactNode;
}

/**
 * The head of a page: the one h1, the title of the tab, and what can be done with the page as a whole. The keyboard goes on from here where
 * what had the focus went with the page before.
 * `<PageHead title={t("users.title")}><Button variant="contained">…</Button></PageHead>`
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
