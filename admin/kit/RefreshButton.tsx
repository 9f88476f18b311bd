import { Button } from "@mui/material";
import { RefreshCw } from "lucide-react";
import { useTranslate } from "react-admin";

interface Props {
  /** While it is being read again. */
  isBusy: boolean;
  onRefresh: () => void;
}

/** Reads what a page shows again: `<RefreshButton isBusy={isLoading} onRefresh={reload} />`, in a PageHead. */
export function RefreshButton({ isBusy, onRefresh }: Props) {
  const t = useTranslate();
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshCw aria-hidden="true" size={16} />}
      disabled={isBusy}
      onClick={onRefresh}
    >
      {t("ra.action.refresh")}
    </Button>
  );
}
