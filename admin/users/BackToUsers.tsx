import { useTranslate } from "react-admin";
import { BackLink } from "../kit/BackLink.tsx";

export function BackToUsers() {
  const t = useTranslate();
  return <BackLink to="/admin/users" text={t("users.back")} />;
}
