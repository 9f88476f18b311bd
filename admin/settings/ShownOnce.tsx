import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";

/** A secret that is shown only once. @param note remark below it */
export function ShownOnce({ label, text, note }: { label: string; text: string; note?: string }) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setCopied(true);
  };
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="alert"
      sx={{ width: "100%", "& .MuiAlert-message": { minWidth: 0, width: "100%" } }}
    >
      {t("settings.shown_once")}
      <Box
        component="code"
        aria-label={label}
        sx={{
          display: "block",
          my: 2,
          p: 2,
          background: "var(--inset)",
          borderRadius: "6px",
          overflowWrap: "anywhere",
          userSelect: "all",
        }}
      >
        {text}
      </Box>
      {note === undefined ? null : <Box sx={{ mb: 2 }}>{note}</Box>}
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        {t(isCopied ? "settings.copied" : "settings.copy")}
      </Button>
    </Alert>
  );
}
