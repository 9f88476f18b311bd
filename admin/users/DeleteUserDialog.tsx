import { useGetIdentity, useTranslate } from "react-admin";
import { DeleteDialog } from "../kit/list/DeleteDialog.tsx";
import { nameOf, type AdminUser } from "./user.ts";

interface Props {
  /** Null: closed. */
  user: AdminUser | null;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks before an account is deleted; twice for one's own. */
export function DeleteUserDialog({ user, ...rest }: Props) {
  const t = useTranslate();
  const { data: self } = useGetIdentity();
  const isSelf = user !== null && self?.id === user.id;
  return (
    <DeleteDialog
      record={user}
      title={t("users.delete_title")}
      texts={[t("users.delete_question", { name: user ? nameOf(user) : "" }), t("users.delete_warning")]}
      second={isSelf ? t("users.own_account") : undefined}
      {...(isSelf && { meta: { query: "confirm_self=true" } })}
      done="users.deleted"
      failed="users.delete_failed"
      {...rest}
    />
  );
}
