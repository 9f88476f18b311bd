import { HttpError, useNotify, useRefresh } from "react-admin";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { inviteAgain } from "./users-api.ts";

/** Sends an invitation, and says what became of it. */
export function useInvite(): (id: string) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (id) =>
    void inviteAgain(id)
      .then(() => notify("users.invited", { type: "success" }))
      .catch((error: unknown) => {
        if (error instanceof SignInNotConfirmed) return;
        notify(error instanceof HttpError ? error.message : "error.unexpected", { type: "error" });
      })
      .finally(refresh);
}
