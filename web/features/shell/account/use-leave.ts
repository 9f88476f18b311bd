import { useNavigate } from "react-router-dom";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { useSession } from "../../../session/session.tsx";

/** Signs out, shows a message, and goes to the home page. */
export function useLeave(): () => Promise<void> {
  const t = useMessages();
  const navigate = useNavigate();
  const { signOut } = useSession();
  return async () => {
    await signOut();
    toast.info(t("shell.signed_out"));
    await navigate("/");
  };
}
