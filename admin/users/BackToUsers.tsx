import { Button } from "@mui/material";
import { ArrowLeft } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";

export function BackToUsers() {
  const t = useTranslate();
  return (
    <Button
      component={Link}
      to="/admin/users"
      size="small"
      startIcon={<ArrowLeft aria-hidden="true" size={16} />}
      sx={{ mb: 2, ml: -3, color: "text.secondary" }}
    >
      {t("users.back")}
    </Button>
  );
}
