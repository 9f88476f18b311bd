import { Button } from "@mui/material";
import { useIsFetching } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useRefresh, useTranslate } from "react-admin";

/** Reloads everything on a page. */
export function RefreshButton() {
  const t = useTranslate();
  const refresh = useRefresh();
  // polling queries would take the focus from the button each time
  const isBusy = useIsFetching({ predicate: ({ meta }) => meta?.["isLive"] !== true }) > 0;
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshCw aria-hidden="true" size={16} />}
      disabled={isBusy}
      onClick={refresh}
    >
      {t("ra.action.refresh")}
    </Button>
  );
}
