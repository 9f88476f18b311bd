import { Button } from "@mui/material";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

/** Above the head of a page that belongs to one thing of a list: the way back to the list. */
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
