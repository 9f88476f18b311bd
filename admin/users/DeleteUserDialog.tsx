import { useGetIdentity, useNotify, useTranslate } from "react-admin";
import { ConfirmDialog } from "../kit/ConfirmDialog.tsx";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { nameOf, type AdminUser } from "./user.ts";
import { deleteUser } from "./users-api.ts";

interface Props {
  /** Null: nobody is asked about. */
  user: AdminUser | null;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before one account is deleted; before one's own a second time. */
export function DeleteUserDialog({ user, onDeleted, onClose }: Props) {
  const t = useTranslate();
  const notify = useNotify();
  const { data: self } = useGetIdentity();
  const isSelf = user !== null && self?.id === user.id;
  const run = async () => {
    if (user === null) return;
    try {
      await deleteUser(user.id, isSelf);
      notify("users.deleted", { type: "success" });
      onClose();
      onDeleted();
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) notify("users.delete_failed", { type: "error" });
      // the dialog says why
      throw error;
    }
  };
  return (
    <>
      <ConfirmDialog
        open={user !== null}
        title={t("users.delete_title")}
        texts={[t("users.delete_question", { name: user ? nameOf(user) : "" }), t("users.delete_warning")]}
        second={isSelf ? t("users.own_account") : undefined}
        confirm={t("users.delete")}
        isDangerous
        onConfirm={run}
        onClose={onClose}
      />
    </>
  );
}
