import { Skeleton } from "@mui/material";
import { useNotify, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { useFreshSignIn } from "../kit/use-fresh-sign-in.tsx";
import { BackToUsers } from "./BackToUsers.tsx";
import { useUser } from "./use-user.ts";
import { nameOf } from "./user.ts";
import { UserForm } from "./UserForm.tsx";
import { changeUser } from "./users-api.ts";

/** /admin/users/:id/edit */
export function UserEditPage() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { fresh, dialog } = useFreshSignIn();
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
            await fresh(() => changeUser(id, changes));
            notify("users.saved", { type: "success" });
            await navigate(`/admin/users/${id}`);
          }}
          failed={t("users.save_failed")}
        />
      )}
      {dialog}
    </>
  );
}
