import { Smartphone } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import type { AuthFactor } from "../../../session/session-user.ts";

/** One app: its name, its creation date, and a button to remove it. */
export function FactorRow({
  factor,
  name,
  onRemove,
}: {
  factor: AuthFactor;
  name: string;
  onRemove: () => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const asked = factor.last_challenged_at;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Smartphone aria-hidden="true" className="size-6 shrink-0 text-faint" strokeWidth={1.5} />
      <div className="min-w-40 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-0.5 text-sm text-faint">
          {t("factors.added", { date: dates.format(new Date(factor.created_at)) })}
          {asked === undefined ? null : ` · ${t("factors.asked", { date: dates.format(new Date(asked)) })}`}
        </p>
      </div>
      <Button size="sm" aria-label={t("factors.remove_named", { name })} onClick={onRemove}>
        {t("factors.remove")}
      </Button>
    </li>
  );
}
