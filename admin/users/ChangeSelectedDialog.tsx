import { MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { HttpError, useDataProvider, useRefresh, useTranslate } from "react-admin";
import { FormDialog } from "../kit/form/FormDialog.tsx";
import { inviteAgain, type Refusal } from "./users-api.ts";

/** Bulk changes of accounts: text and request body. */
const CHANGES = {
  make_customer: { role: "customer" },
  make_admin: { role: "admin" },
  confirm_email: { email_confirmed: true },
  suspend_7d: { ban_duration: "7d" },
  suspend_36500d: { ban_duration: "36500d" },
  unsuspend: { ban_duration: "none" },
  /** Not a change of the account: a separate call. */
  send_invitation: {},
} as const;
export type Change = keyof typeof CHANGES;

interface Props {
  ids: readonly string[];
  onDone: (change: Change, changed: number, refused: Refusal[]) => void;
  onClose: () => void;
}

/** Changes several accounts one after another: a refused one stays unchanged, with its reason. */
export function ChangeSelectedDialog({ ids, onDone, onClose }: Props) {
  const t = useTranslate();
  const provider = useDataProvider();
  const refresh = useRefresh();
  // no preselection: an accidental click would take away rights
  const [change, setChange] = useState<Change | null>(null);
  const textOf = (name: Change): string => {
    const { ban_duration: duration } = CHANGES[name] as { ban_duration?: string };
    if (name === "unsuspend") return t("users.unsuspend");
    return duration ? `${t("users.suspend")}: ${t(`users.for_${duration}`)}` : t(`users.${name}`);
  };
  const run = async () => {
    if (change === null) return;
    const refused: Refusal[] = [];
    for (const id of ids) {
      try {
        if (change === "send_invitation") await inviteAgain(id);
        else await provider.update("users", { id, data: CHANGES[change], previousData: undefined as never });
      } catch (error) {
        // a missing fresh sign-in or an unreachable server would fail every account
        if (!(error instanceof HttpError) || error.status === 0 || error.status >= 500) {
          refresh();
          throw error;
        }
        const { code = "" } = (error.body ?? {}) as { code?: string };
        refused.push({ id, code, message: error.message });
      }
    }
    onDone(change, ids.length - refused.length, refused);
  };
  return (
    <FormDialog
      open
      title={t("users.change_selected")}
      submit={t("users.change")}
      isReady={change !== null}
      onSubmit={run}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t("users.selected", { n: ids.length })}</Typography>
      <TextField
        select
        fullWidth
        label={t("users.change")}
        value={change ?? ""}
        onChange={({ target }) => setChange(target.value as Change)}
      >
        {(Object.keys(CHANGES) as Change[]).map((name) => (
          <MenuItem key={name} value={name}>
            {textOf(name)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
