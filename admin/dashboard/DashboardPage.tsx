import { useTranslate } from "react-admin";
import { PageHead } from "../kit/PageHead.tsx";

/** /admin/dashboard: how the site is doing, in one look. */
export function DashboardPage() {
  const t = useTranslate();
  return <PageHead title={t("dashboard.title")} />;
}
