import { useState } from "react";
import { API_SCOPES, daysLeft, endsSoon } from "../../../../core/api-keys/api-key.ts";
import { Badge, type Tone } from "../../../components/Badge.tsx";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import type { MessageKey } from "../../../messages/areas.ts";
import type { ApiKeyRow } from "./use-api-keys.ts";

const TONES: Record<ApiKeyRow["state"], Tone> = {
  active: "good",
  expired: "neutral",
  revoked: "neutral",
  suspended: "danger",
};

export const opensNothing = ({ state }: ApiKeyRow): boolean => state === "expired" || state === "revoked";

/** Rows of keys. @param onRevoke absent: keys cannot be revoked */
export function KeyList({
  label,
  keys,
  onRevoke,
}: {
  label: string;
  keys: readonly ApiKeyRow[];
  onRevoke?: (key: ApiKeyRow) => void;
}) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-box border border-line">
      {keys.map((key) => (
        <Row key={key.id} row={key} onRevoke={onRevoke} />
      ))}
    </ul>
  );
}

function Row({ row, onRevoke }: { row: ApiKeyRow; onRevoke: ((key: ApiKeyRow) => void) | undefined }) {
  const t = useMessages();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium" });
  const day = (iso: string) => date.format(new Date(iso));
  const [now] = useState(() => new Date());
  const times = { createdAt: new Date(row.created_at), expiresAt: new Date(row.expires_at) };
  const isSoon = endsSoon({ state: row.state, ...times }, now);
  const [end, at] = endOf(row);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{row.name}</span>
          <Badge tone={isSoon ? "warn" : TONES[row.state]}>
            {t(isSoon ? "keys.state_soon" : `keys.state_${row.state}`)}
          </Badge>
        </p>
        <p className="mt-1 text-sm text-soft">
          <span className="font-mono">{row.prefix}…</span>
          {" · "}
          {API_SCOPES.filter((scope) => row.scopes.includes(scope))
            .map((scope) => t(`keys.scope_${scope}`))
            .join(", ")}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-faint">
          <time dateTime={row.created_at}>{t("keys.created", { date: day(row.created_at) })}</time>
          {row.last_used_at === null ? (
            <span>{t("keys.never_used")}</span>
          ) : (
            <time dateTime={row.last_used_at}>{t("keys.used", { date: day(row.last_used_at) })}</time>
          )}
          <time dateTime={at} className={isSoon ? "text-warn" : undefined}>
            {t(end, { date: day(at) })}
          </time>
        </p>
        {isSoon ? (
          <p className="mt-1 text-sm text-warn">{t("keys.days_left", { n: daysLeft(times, now) })}</p>
        ) : null}
      </div>
      {onRevoke ? (
        <Button
          size="sm"
          aria-label={t("keys.revoke_named", { name: row.name })}
          onClick={() => onRevoke(row)}
        >
          {t("keys.revoke")}
        </Button>
      ) : null}
    </li>
  );
}

/** When a key ends or has ended, with its label. */
function endOf({ state, expires_at, revoked_at }: ApiKeyRow): [MessageKey, string] {
  if (revoked_at !== null) return ["keys.revoked_on", revoked_at];
  return [state === "expired" ? "keys.expired_on" : "keys.expires", expires_at];
}
