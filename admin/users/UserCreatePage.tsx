import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { PageHead } from "../kit/PageHead.tsx";
import { BackToUsers } from "./BackToUsers.tsx";
import { OneTimePasswordDialog } from "./OneTimePasswordDialog.tsx";
import type { AdminUser } from "./user.ts";
import { UserForm } from "./UserForm.tsx";
import { createUser } from "./users-api.ts";

/** /admin/users/create */
export function UserCreatePage() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [made, setMade] = useState<AdminUser | null>(null);
  return (
    <>
      <BackToUsers />
      <PageHead title={t("users.add")} />
      <UserForm
        user={null}
        save={t("users.create")}
        onSave={async (fields) => {
          const user = await createUser(fields);
          notify("users.created", { type: "success" });
          if (user.one_time_password === undefined) await navigate(`/admin/users/${user.id}`);
          else setMade(user);
        }}
        failed={t("users.create_failed")}
      />
      <OneTimePasswordDialog user={made} onClose={() => void navigate(`/admin/users/${made?.id ?? ""}`)} />
    </>
  );
}
