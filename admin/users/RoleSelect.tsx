import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useGetIdentity, useRecordContext, useRefresh, useTranslate, useUpdate } from "react-admin";
import type { Role } from "../../core/users/user.ts";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { nameOf, type AdminUser } from "./user.ts";

/** The role of an account in its row, saved on change. Admins who demote themselves are asked again. */
export function RoleSelect() {
  const t = useTranslate();
  const user = useRecordContext<AdminUser>();
  const { data: self } = useGetIdentity();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const saving = useSaving({ saved: "users.role_updated", saveFailed: "users.role_failed" });
  const [update, { isPending }] = useUpdate<AdminUser>();
  if (!user) return null;
  const isSelf = self?.id === user.id;
  const save = (role: Role) => {
    if (isPending) return;
    void update(
      "users",
      { id: user.id, data: { role, ...(isSelf && { confirm_self: true }) }, previousData: user },
      {
        ...saving,
        onSettled() {
          setAsking(false);
          refresh();
        },
      },
    );
  };
  return (
    <>
      <TextField
        select
        size="small"
        value={user.role}
        // not disabled meanwhile: it would lose the focus, and dialogs could not return it
        aria-busy={isPending}
        onChange={({ target }) => {
          const role = target.value as Role;
          if (isSelf && role === "customer") setAsking(true);
          else save(role);
        }}
        variant="standard"
        sx={{ "& .MuiSelect-select": { fontSize: "0.875rem" } }}
        slotProps={{
          input: { disableUnderline: true },
          htmlInput: { "aria-label": t("users.role_of", { name: nameOf(user) }) },
        }}
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
