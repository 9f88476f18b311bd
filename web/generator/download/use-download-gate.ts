import { useLocation, useNavigate } from "react-router-dom";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { rememberReturnTo } from "../../../browser/session/return-to.ts";
import type { SessionState } from "../../session/session-client.ts";
import { useSession } from "../../session/session.tsx";

interface GateOptions {
  /** Also if downloads are open to everybody: for features that require an account. */
  always?: boolean;
  /** Name of a query parameter of the address to which they return, which tells what they wished to do. */
  wish?: string | null;
  /** It needs no server: while that cannot be reached, a browser that was signed in when last seen passes. */
  isOnDevice?: boolean;
}

/**
 * The gate before downloads: visitors who must sign in first get a message, go to /login and return to the
 * same state. Offline, they get a message and stay.
 * @param keepDraft stores the draft before the visitor leaves
 * @returns a function that resolves to whether the user may continue
 */
export function useDownloadGate(
  loginFirst: string,
  keepDraft: () => void,
  { always = false, wish = null, isOnDevice = false }: GateOptions = {},
): () => Promise<boolean> {
  const t = useMessages();
  const { client } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return async () => {
    if (!needsLogin && !always) return true;
    await client.start();
    // the server was unreachable when last asked, and may be back
    if (navigator.onLine && isAway(client.state())) await client.resume();
    const state = client.state();
    if (state.user && !state.user.passwordChangeRequired) return true;
    if (isOnDevice && isAway(state)) return true;
    if (!navigator.onLine || isAway(state)) {
      toast.error(t("error.network"));
      return false;
    }
    toast.info(loginFirst);
    keepDraft();
    const query = new URLSearchParams(search);
    if (wish !== null) query.set(wish, "1");
    rememberReturnTo(pathname + (query.size > 0 ? `?${query}` : "") + hash);
    await navigate("/login");
    return false;
  };
}

const isAway = (state: SessionState): boolean => state.status === "signed_out" && state.why === "away";
