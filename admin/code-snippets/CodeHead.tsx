import { Tab, Tabs } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { PageHead } from "../kit/PageHead.tsx";

const BASE = "/admin/code-injection";

/** The head of both lists, and the way from one to the other. */
export function CodeHead({ part }: { part: "snippets" | "files" }) {
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
      <PageHead title={t("code.title")} text={t("code.text")} />
      <Tabs value={part} aria-label={t("code.title")} sx={{ mb: 5, borderBottom: 1, borderColor: "divider" }}>
        <Tab {...tab("snippets", BASE)} />
        <Tab {...tab("files", `${BASE}/files`)} />
      </Tabs>
    </>
  );
}
