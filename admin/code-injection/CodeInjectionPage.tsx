import { Box, Tab, Tabs } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link, Route, Routes, useLocation } from "react-router-dom";
import { PageHead } from "../kit/PageHead.tsx";
import { FileList } from "./FileList.tsx";
import { SnippetList } from "./SnippetList.tsx";
import { SnippetPage } from "./SnippetPage.tsx";

const BASE = "/admin/code-injection";

/** /admin/code-injection: code of others on the public pages, and the files by which they see whose site this is. */
export function CodeInjectionPage() {
  return (
    <Routes>
      <Route path="new" element={<SnippetPage />} />
      <Route path="snippets/:id" element={<SnippetPage />} />
      <Route path="*" element={<Parts />} />
    </Routes>
  );
}

function Parts() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const part = pathname.replace(/\/$/, "").endsWith("/files") ? "files" : "snippets";
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
      <PageHead title={t("code.title")} text={t("code.text")} />
      <Tabs value={part} aria-label={t("code.title")} sx={{ mb: 5, borderBottom: 1, borderColor: "divider" }}>
        <Tab {...tab("snippets", BASE)} />
        <Tab {...tab("files", `${BASE}/files`)} />
      </Tabs>
      <Box role="tabpanel" id="part" aria-labelledby={`tab-${part}`}>
        {part === "files" ? <FileList /> : <SnippetList />}
      </Box>
    </>
  );
}
