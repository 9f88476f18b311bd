import { useState } from "react";
import { CreateBase, useRedirect, useTranslate } from "react-admin";
import { PageHead } from "../kit/PageHead.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { BackToUsers } from "./BackToUsers.tsx";
import { OneTimePasswordDialog } from "./OneTimePasswordDialog.tsx";
import type { AdminUser } from "./user.ts";
import { newUser, UserForm } from "./UserForm.tsx";

/** /admin/users/create */
export function UserCreate() {
  const t = useTranslate();
  const redirect = useRedirect();
  const [made, setMade] = useState<AdminUser | null>(null);
  const show = ({ id }: { id: string | number }) => redirect("show", "users", id);
  const saving = useSaving({
    saved: "users.created",
    saveFailed: "users.create_failed",
    inForm: true,
    onSaved: (user) => (user["one_time_password"] === undefined ? show(user) : setMade(user as AdminUser)),
  });
  return (
    <>
      <BackToUsers />
      <PageHead title={t("users.add")} />
      <CreateBase transform={newUser} mutationOptions={saving}>
        <UserForm save="users.create" />
      </CreateBase>
      <OneTimePasswordDialog user={made} onClose={() => made && show(made)} />
    </>
  );
}
