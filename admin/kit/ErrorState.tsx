import { Alert, Button } from "@mui/material";
import { useTranslate } from "react-admin";
import { isGone } from "./is-gone.ts";

interface Props {
  /** The failed action, such as "Failed to load users". */
  text: string;
  /** The error from `adminFetch` or a react-admin hook: its message is shown below. */
  error?: unknown;
  onRetry: () => unknown;
}

/** Replaces content that could not be loaded: `<ErrorState text={t("users.failed")} error={error} onRetry={refetch} />`. */
export function ErrorState({ text, error, onRetry }: Props) {
  const t = useTranslate();
  const why = isGone(error)
    ? t("kit.missing")
    : error instanceof Error && error.message
      ? t(error.message)
      : "";
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={() => void onRetry()}>
          {t("kit.try_again")}
        </Button>
      }
    >
      {text}
      {why && why !== text ? `: ${why}` : null}
    </Alert>
  );
}
