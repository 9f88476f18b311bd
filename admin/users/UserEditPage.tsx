import { Skeleton } from "@mui/material";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { OneTimePasswordDialog } from "./OneTimePasswordDialog.tsx";
import { BackToUsers } from "./BackToUsers.tsx";
import { useUser } from "./use-user.ts";
import { nameOf, type AdminUser } from "./user.ts";
import { UserForm } from "./UserForm.tsx";
import { changeUser } from "./users-api.ts";

/** /admin/users/:id/edit */
export function UserEditPage() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [withPassword, setWithPassword] = useState<AdminUser | null>(null);
  const { id, data: user, error, reload } = useUser();
  return (
    <>
      <BackToUsers />
      <PageHead title={user ? t("users.edit_named", { name: nameOf(user) }) : t("users.edit")} />
      {error !== null ? (
        <ErrorState text={t("users.load_failed")} error={error} onRetry={reload} />
      ) : user === undefined ? (
        <Skeleton height={360} />
      ) : (
        <UserForm
          user={user}
          save={t("users.save")}
          onSave={async ({ invite: _invite, ...changes }) => {
            const saved = await changeUser(id, changes);
            notify("users.saved", { type: "success" });
            if (saved.one_time_password === undefined) await navigate(`/admin/users/${id}`);
            else setWithPassword(saved);
          }}
          failed={t("users.save_failed")}
        />
      )}
      <OneTimePasswordDialog user={withPassword} onClose={() => void navigate(`/admin/users/${id}`)} />
    </>
  );
}
