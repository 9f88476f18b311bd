import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError, json } from "../../../api/api-fetch.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import { useSession } from "../../../session/session.tsx";
import { verifiedFactors, type AuthUser } from "../../../session/session-user.ts";

export interface RemovalForm {
  email: string;
  password: string;
  /** Code of the second factor, once it is required. */
  code: string;
}
export type Problems = Partial<Record<keyof RemovalForm | "form", string>>;

/** Deletes the signed-in user's account, signs out everywhere, and goes to the home page with a message. */
export function useRemoval() {
  const t = useMessages();
  const navigate = useNavigate();
  const { client } = useSession();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [needsCode, setNeedsCode] = useState(false);

  /** Submits the second factor, the first one that is set up. */
  const showFactor = async (code: string) => {
    const user = (await (await client.fetch("/auth/v1/user")).json()) as AuthUser;
    const [factor] = verifiedFactors(user);
    if (!factor) return;
    const challenge = await client.fetch(`/auth/v1/factors/${factor.id}/challenge`, json("POST", {}));
    const { id } = (await challenge.json()) as { id: string };
    await client.stepUp(`factors/${factor.id}/verify`, { challenge_id: id, code });
  };

  const problemsOf = (error: unknown): Problems => {
    if (!(error instanceof ApiError)) return { form: errorText(t, error) };
    if (error.code === "current_password_invalid") return { password: t("removal.wrong_password") };
    if (error.code === "validation_failed") return { email: t("removal.wrong_email") };
    if (error.code === "conflict") return { form: t("removal.last_admin") };
    if (error.code === "reauthentication_needed") return { form: t("removal.sign_in_again") };
    if (error.code.startsWith("mfa_")) return { code: t("removal.wrong_code") };
    return { form: errorText(t, error) };
  };

  async function remove({ email, password, code }: RemovalForm): Promise<void> {
    setBusy(true);
    setProblems({});
    try {
      if (needsCode) {
        await showFactor(code);
        // the code is used up, and the confirmation is valid for some minutes
        setNeedsCode(false);
      }
      await client.fetch("/api/me/account/delete", json("POST", { email, password }));
      await client.signOut();
      toast.success(t("removal.done"));
      await navigate("/");
    } catch (error) {
      if (error instanceof ApiError && error.code === "insufficient_aal") setNeedsCode(true);
      else setProblems(problemsOf(error));
      setBusy(false);
    }
  }

  return { busy, problems, needsCode, remove };
}
