import { KeyRound } from "lucide-react";
import type { RecoveryStatus } from "../../../account-forms/factor-calls.ts";
import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";

/** From here on it is time for new ones. */
const FEW = 3;

/** Number of remaining recovery codes, and a button that creates new ones. */
export function RecoveryRow({
  recovery,
  busy,
  onMake,
}: {
  recovery: RecoveryStatus | null;
  busy: boolean;
  onMake: () => void;
}) {
  const t = useMessages();
  const few = recovery === null || recovery.remaining <= FEW;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <KeyRound
        aria-hidden="true"
        strokeWidth={1.5}
        className={few ? "size-6 shrink-0 text-warn" : "size-6 shrink-0 text-faint"}
      />
      <div className="min-w-40 flex-1">
        <p className="font-medium">{t("factors.codes")}</p>
        <p className={few ? "mt-0.5 text-sm text-warn" : "mt-0.5 text-sm text-faint"}>
          {recovery
            ? t("factors.codes_left", { n: recovery.remaining, total: recovery.total })
            : t("factors.codes_none")}
        </p>
      </div>
      <Button size="sm" busy={busy} onClick={onMake}>
        {t(recovery ? "factors.codes_again" : "factors.codes_make")}
      </Button>
    </li>
  );
}
