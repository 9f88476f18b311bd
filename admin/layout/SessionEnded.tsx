import { Alert, Box, Button } from "@mui/material";
import { useTranslate } from "react-admin";
import { session } from "../session/browser-session.ts";

/** The session expired: the page keeps its content and continues once the user signs in again in another tab. */
export function SessionEnded() {
  const t = useTranslate();
  return (
    <Box
      sx={{
        position: "fixed",
        insetInline: 0,
        bottom: 0,
        zIndex: 1450,
        p: 4,
        display: "grid",
        justifyItems: "center",
      }}
    >
      <Alert
        severity="warning"
        variant="filled"
        role="alert"
        sx={{ maxWidth: "44rem", alignItems: "center", boxShadow: "0 12px 32px -12px var(--shade)" }}
        action={
          <>
            <Button color="inherit" size="small" href="/login" target="_blank">
              {t("gate.sign_in_again")}
            </Button>
            <Button color="inherit" size="small" onClick={() => void session.start()}>
              {t("gate.go_on")}
            </Button>
          </>
        }
      >
        {t("gate.ended")}
      </Alert>
    </Box>
  );
}
