import { Box, Tab, Tabs } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";

const BASE = "/admin/code-injection";

interface Props {
  part: "snippets" | "files";
  /** The list of the selected tab. */
  children: ReactNode;
}

/** Tabs for the list of snippets and the list of files. */
export function CodeTabs({ part, children }: Props) {
  const t = useTranslate();
  const tab = (value: string, to: string) => ({
    value,
    to,
    component: Link,
    label: t(`code.${value}`),
    id: `tab-${value}`,
    "aria-controls": "part",
  });
  return (
    <>
      <Tabs value={part} aria-label={t("code.title")} sx={{ mb: 5, borderBottom: 1, borderColor: "divider" }}>
        <Tab {...tab("snippets", BASE)} />
        <Tab {...tab("files", `${BASE}/files`)} />
      </Tabs>
      <Box role="tabpanel" id="part" aria-labelledby={`tab-${part}`}>
        {children}
      </Box>
    </>
  );
}
