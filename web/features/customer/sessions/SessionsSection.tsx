import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import type { DeviceKind } from "../../../../core/ports/device-reader.ts";
import { Badge } from "../../../components/Badge.tsx";
import { Button } from "../../../components/Button.tsx";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { ErrorState } from "../../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { Part } from "../Part.tsx";
import { countryName } from "../../../../core/analytics/country-name.ts";
import { agoText, deviceText } from "./device-text.ts";
import { useSessions, type SessionRow } from "./use-sessions.ts";

const icons: Record<DeviceKind, LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  desktop: Laptop,
  other: MonitorSmartphone,
};

/** Active sessions, this one first. The others can be ended one by one, or all at once. */
export function SessionsSection() {
  const t = useMessages();
  const { loaded, ending, end } = useSessions();
  const rows = loaded.data;
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const others = rows?.filter(({ current }) => !current).length ?? 0;

  const endOne = async (id: string | null) => {
    if (await end(id)) list.current?.focus();
  };

  return (
    <Part title={t("sessions.title")} text={t("sessions.text")}>
      {loaded.status === "failed" ? (
        <ErrorState title={t("sessions.failed")} onRetry={loaded.retry}>
          {loaded.problem}
        </ErrorState>
      ) : (
        <div className="grid gap-4">
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t("sessions.title")}
            aria-busy={rows === null}
            className="divide-y divide-line rounded-box border border-line outline-none"
          >
            {rows?.map((row) => (
              <Row key={row.id} row={row} busy={ending === row.id} onEnd={() => void endOne(row.id)} />
            )) ??
              [1, 2].map((line) => (
                <li key={line} className="p-4">
                  <Skeleton className="h-11" />
                </li>
              ))}
          </ul>
          {others > 0 ? (
            <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
              {t("sessions.end_others")}
            </Button>
          ) : null}
          <ConfirmDialog
            open={asking}
            title={t("sessions.end_others_title")}
            confirm={t("sessions.end_others")}
            busy={ending === "others"}
            onCancel={() => setAsking(false)}
            onClosed={(event) => {
              if (others > 0) return;
              event.preventDefault();
              list.current?.focus();
            }}
            onConfirm={() => void endOne(null).then(() => setAsking(false))}
          >
            {t("sessions.end_others_text", { n: others })}
          </ConfirmDialog>
        </div>
      )}
    </Part>
  );
}

function Row({ row, busy, onEnd }: { row: SessionRow; busy: boolean; onEnd: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const Icon = icons[row.device];
  const name = deviceText(t, row);
  const place = row.country === null ? null : countryName(row.country, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex items-start gap-4 p-4 sm:items-center">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {row.current ? <Badge tone="good">{t("sessions.this")}</Badge> : null}
        </p>
        <p className="mt-0.5 text-sm text-soft">
          {place === null ? row.ip_address : `${place} · ${row.ip_address}`}
        </p>
        <p className="text-sm text-faint">
          <time className="block" dateTime={row.last_used_at} title={date.format(new Date(row.last_used_at))}>
            {t("sessions.last_used", { ago: agoText(row.last_used_at, now, language) })}
          </time>
          <time className="block" dateTime={row.created_at}>
            {t("sessions.since", { date: date.format(new Date(row.created_at)) })}
          </time>
        </p>
      </div>
      {row.current ? null : (
        <Button size="sm" busy={busy} aria-label={t("sessions.end_named", { name })} onClick={onEnd}>
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
