import { HttpError, useNotify, useRefresh } from "react-admin";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { useSendsMail } from "../outbox/use-sends-mail.ts";
import { inviteAgain } from "./users-api.ts";

/** Texts about invitations: without a mail server they stay in the outbox. */
export const useInvitedTexts = (): { one: string; many: string } =>
  useSendsMail()
    ? { one: "users.invited", many: "users.invited_many" }
    : { one: "users.invited_kept", many: "users.invited_kept_many" };

/** Sends an invitation and reports the result. */
export function useInvite(): (id: string) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  const invited = useInvitedTexts();
  return (id) =>
    void inviteAgain(id)
      .then(() => notify(invited.one, { type: "success" }))
      .catch((error: unknown) => {
        if (error instanceof SignInNotConfirmed) return;
        notify(error instanceof HttpError ? error.message : "error.unexpected", { type: "error" });
      })
      .finally(refresh);
}
