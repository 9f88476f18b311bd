import { Button } from "@mui/material";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

/** The link back to the list, above the heading of a detail page. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      startIcon={<ArrowLeft aria-hidden="true" size={16} />}
      sx={{ mb: 2, ml: -3, color: "text.secondary" }}
    >
      {text}
    </Button>
  );
}
