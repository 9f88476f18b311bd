import { Button } from "@mui/material";
import { useTranslate } from "react-admin";
import { TriangleAlert } from "lucide-react";
import { EmptyState } from "./EmptyState.tsx";
import { PageHead } from "./PageHead.tsx";

/** Replaces a page that crashed. */
export function PageError() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("panel.broken")} />
      <EmptyState Icon={TriangleAlert} title={t("panel.broken_title")} text={t("panel.broken_text")}>
        <Button variant="contained" onClick={() => location.reload()}>
          {t("panel.load_again")}
        </Button>
      </EmptyState>
    </>
  );
}
