import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { rememberReturnTo } from "../../session/return-to.ts";
import { useSession } from "../../session/session.tsx";

/**
 * The gate in front of downloads: visitors who have to sign in first get a message, go to /login and come back to where they were.
 * @param keepDraft stores the draft before the visitor leaves
 * @returns a function that answers whether the caller may go on
 */
export function useDownloadGate(loginFirst: string, keepDraft: () => void): () => Promise<boolean> {
  const { client } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return async () => {
    if (!needsLogin) return true;
    await client.start();
    const { user } = client.state();
    if (user && !user.passwordChangeRequired) return true;
    toast.error(loginFirst);
    keepDraft();
    rememberReturnTo(pathname + search + hash);
    await navigate("/login");
    return false;
  };
}
