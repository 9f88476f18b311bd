import { clsx } from "clsx";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { useMessages } from "../../../components/messages.tsx";
import { useSession } from "../../../session/session.tsx";

/**
 * Where the codes are made and, for visitors who must sign in first, that an account is needed. Both texts take the
 * same place, so that nothing moves when the session becomes known.
 */
export function MakeNote({ isKept }: { /** The table survives the way to sign in. */ isKept: boolean }) {
  const t = useMessages();
  const session = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  // offline the server cannot be asked who is signed in
  const isOut = needsLogin && session.status === "signed_out" && session.why !== "away";
  return (
    <div className="grid text-sm">
      {needsLogin ? (
        <p className={clsx("col-start-1 row-start-1 text-soft", !isOut && "invisible")}>
          {t(isKept ? "bulk.make_account" : "bulk.login_first")}
        </p>
      ) : null}
      <p className={clsx("col-start-1 row-start-1 text-faint", isOut && "invisible")}>{t("bulk.local")}</p>
    </div>
  );
}
