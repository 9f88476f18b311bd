import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useGetIdentity, useNotify, useTranslate } from "react-admin";
import type { Role } from "../../core/users/user.ts";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { nameOf, type AdminUser } from "./user.ts";
import { changeUser } from "./users-api.ts";

/** The role of an account, saved as soon as another is chosen. Whoever takes it from themselves is asked a second time. */
export function RoleSelect({ user, onChanged }: { user: AdminUser; onChanged: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { data: self } = useGetIdentity();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isSelf = self?.id === user.id;

  const save = async (role: Role) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await changeUser(user.id, { role, ...(isSelf ? { confirm_self: true } : {}) });
      notify("users.role_updated", { type: "success" });
      onChanged();
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) notify("users.role_failed", { type: "error" });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <TextField
        select
        size="small"
        value={user.role}
        // not disabled meanwhile: it would lose the focus, and dialogs could not give it back
        aria-busy={isBusy}
        onChange={({ target }) => {
          const role = target.value as Role;
          if (isSelf && role === "customer") setAsking(true);
          else void save(role);
        }}
        sx={{ minWidth: "8.5rem", "& .MuiSelect-select": { fontSize: "0.875rem" } }}
        slotProps={{ htmlInput: { "aria-label": t("users.role_of", { name: nameOf(user) }) } }}
      >
        <MenuItem value="customer">{t("users.customer")}</MenuItem>
        <MenuItem value="admin">{t("users.administrator")}</MenuItem>
      </TextField>
      <ConfirmDialog
        open={isAsking}
        title={t("users.demote_self_title")}
        texts={[t("users.demote_self_text")]}
        second={t("users.own_account")}
        confirm={t("users.demote_self")}
        isDangerous
        onConfirm={() => save("customer")}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
