import { Button } from "@mui/material";
import { SearchX } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { EmptyState } from "../kit/EmptyState.tsx";
import { PageHead } from "../kit/PageHead.tsx";

/** An unknown address under /admin. */
export function NotFoundPage() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("panel.not_found")} />
      <EmptyState Icon={SearchX} title={t("panel.not_found_title")} text={t("panel.not_found_text")}>
        <Button component={Link} to="/admin/dashboard" variant="contained">
          {t("panel.dashboard")}
        </Button>
      </EmptyState>
    </>
  );
}
