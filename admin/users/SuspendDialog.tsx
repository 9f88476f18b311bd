import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useGetIdentity, useNotify, useTranslate, useUpdate } from "react-admin";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { nameOf, type AdminUser } from "./user.ts";

const DURATIONS = ["1d", "7d", "30d", "36500d"] as const;

interface Props {
  user: AdminUser | null;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks how long to suspend an account. */
export function SuspendDialog({ user, onChanged, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const { data: self } = useGetIdentity();
  const [update] = useUpdate();
  const [duration, setDuration] = useState<string>("7d");
  const isSelf = user !== null && self?.id === user.id;
  const run = async () => {
    if (user === null) return;
    const changes = { ban_duration: duration, ...(isSelf ? { confirm_self: true } : {}) };
    await update(
      "users",
      { id: user.id, data: changes, previousData: user },
      { mutationMode: "pessimistic", returnPromise: true },
    );
    notify("users.suspended_now", { type: "success" });
    onClose();
    onChanged();
  };
  return (
    <>
      <ConfirmDialog
        open={user !== null}
        title={t("users.suspend_title", { name: user ? nameOf(user) : "" })}
        texts={[
          t("users.suspend_text"),
          <TextField
            key="duration"
            select
            fullWidth
            label={t("users.suspend_for")}
            value={duration}
            onChange={({ target }) => setDuration(target.value)}
            sx={{ mt: 1 }}
          >
            {DURATIONS.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`users.for_${each}`)}
              </MenuItem>
            ))}
          </TextField>,
        ]}
        second={isSelf ? t("users.own_account") : undefined}
        confirm={t("users.suspend")}
        isDangerous
        onConfirm={run}
        onClose={onClose}
      />
    </>
  );
}
