import { useQuery } from "@tanstack/react-query";
import { Alert, Skeleton, TextField, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { type ConfirmationWay, typedConfirmation } from "../../core/auth/mailed/confirmation.ts";
import { adminFetch, adminJson, sending } from "../admin-fetch.ts";
import { FormDialog } from "../kit/form/FormDialog.tsx";
import { refusalText } from "../kit/form/refusal-text.ts";

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

const PATH = "/api/admin/reauthenticate";
const WRONG = new Set<unknown>(["current_password_invalid", "mfa_verification_failed"]);

const WAYS = {
  queryKey: [PATH],
  queryFn: ({ signal }: { signal: AbortSignal }) => adminJson<{ ways: ConfirmationWay[] }>(PATH, { signal }),
  gcTime: 0,
};

/** Asks an admin to sign in again: by password, or by code if they have a second factor. */
export function FreshSignInDialog({ onConfirmed, onClose }: Props) {
  const t = useTranslate();
  const { data, error } = useQuery(WAYS);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [way] = data?.ways ?? [];
  const hasNone = data?.ways.length === 0;
  const field = useRef<HTMLInputElement>(null);
  // focus the input
  useEffect(() => {
    if (way) field.current?.focus();
  }, [way]);
  const confirm = async () => {
    if (!way) return;
    setWrong(false);
    try {
      await adminFetch(PATH, sending("POST", typedConfirmation(way, typed)));
    } catch (refusal) {
      setWrong(true);
      const { body } = refusal as { body?: { code?: string } };
      throw WRONG.has(body?.code) ? new Error(`fresh.wrong_${way}`) : refusal;
    }
    onConfirmed();
  };
  return (
    <FormDialog
      open
      title={t("fresh.title")}
      submit={hasNone ? null : t("fresh.confirm")}
      isReady={typed.trim() !== "" && way !== undefined}
      onSubmit={confirm}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t(hasNone ? "fresh.none" : "fresh.text")}</Typography>
      {(data ?? error) ? null : <Skeleton height={40} />}
      {error ? (
        <Alert severity="error" role="alert">
          {refusalText(t, error)}
        </Alert>
      ) : null}
      {way ? (
        <TextField
          label={t(`fresh.${way}`)}
          type={way === "password" ? "password" : "text"}
          autoComplete={way === "password" ? "current-password" : "one-time-code"}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong}
          slotProps={{ htmlInput: way === "code" ? { inputMode: "numeric" } : {} }}
          inputRef={field}
          fullWidth
          required
        />
      ) : null}
    </FormDialog>
  );
}
