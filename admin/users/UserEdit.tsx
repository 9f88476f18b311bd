import { useState } from "react";
import { useRecordContext, useRedirect, useRefresh, useTranslate, type TransformData } from "react-admin";
import { EditPage } from "../kit/form/EditPage.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { useSaving } from "../kit/form/use-saving.ts";
import { BackToUsers } from "./BackToUsers.tsx";
import { OneTimePasswordDialog } from "./OneTimePasswordDialog.tsx";
import { nameOf, type AdminUser } from "./user.ts";
import { userChanges, userFields, UserForm } from "./UserForm.tsx";

/** /admin/users/:id */
export function UserEdit() {
  const t = useTranslate();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [withPassword, setWithPassword] = useState<AdminUser | null>(null);
  const show = ({ id }: { id: string | number }) => {
    redirect("show", "users", id);
    refresh();
  };
  const saving = useSaving({
    saved: "users.saved",
    saveFailed: "users.save_failed",
    inForm: true,
    onSaved: (user) =>
      user["one_time_password"] === undefined ? show(user) : setWithPassword(user as AdminUser),
  });
  return (
    <>
      <BackToUsers />
      <EditPage
        loadFailed="users.load_failed"
        head={<PageHead title={t("panel.users")} />}
        fields={userFields}
        transform={userChanges as unknown as TransformData}
        mutationOptions={saving}
      >
        <Head />
        <UserForm save="users.save" />
      </EditPage>
      <OneTimePasswordDialog user={withPassword} onClose={() => withPassword && show(withPassword)} />
    </>
  );
}

function Head() {
  const t = useTranslate();
  const user = useRecordContext<AdminUser>();
  return <PageHead title={user ? t("users.edit_named", { name: nameOf(user) }) : t("panel.users")} />;
}
