import { useId } from "react";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { ProviderMark } from "../../../components/ProviderMark.tsx";
import type { AuthIdentity } from "./identity-calls.ts";

/** One provider: the connected account and its date, or a button to connect one. */
export function IdentityRow({
  provider,
  label,
  identity,
  isLast,
  busy,
  onConnect,
  onDisconnect,
}: {
  provider: string;
  label: string;
  /** Null: none is connected. */
  identity: AuthIdentity | null;
  /** The only sign-in method of the account. */
  isLast: boolean;
  busy: boolean;
  onConnect: () => void;
  onDisconnect: (identity: AuthIdentity) => void;
}) {
  const t = useMessages();
  const reason = useId();
  const dates = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium" });
  const date = identity ? dates.format(new Date(identity.created_at)) : "";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 [&>svg]:size-6 [&>svg]:shrink-0">
      <ProviderMark provider={provider} />
      <div className="min-w-40 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{label}</p>
        {identity?.email === undefined ? null : (
          <p className="mt-0.5 text-sm [overflow-wrap:anywhere] text-soft">{identity.email}</p>
        )}
        <p className="mt-0.5 text-sm text-faint">
          {identity ? t("identities.since", { date }) : t("identities.not_connected")}
        </p>
        {identity && isLast ? (
          <p id={reason} className="mt-2 text-sm text-soft">
            {t("identities.last")}
          </p>
        ) : null}
      </div>
      {identity ? (
        <Button
          size="sm"
          disabled={isLast}
          aria-describedby={isLast ? reason : undefined}
          aria-label={t("identities.disconnect_named", { provider: label })}
          onClick={() => onDisconnect(identity)}
        >
          {t("identities.disconnect")}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={busy}
          aria-label={t("identities.connect_named", { provider: label })}
          onClick={onConnect}
        >
          {t("identities.connect")}
        </Button>
      )}
    </li>
  );
}
