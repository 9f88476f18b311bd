import { PERIODS, type Period } from "../../core/analytics/period.ts";
import { useMessages } from "../components/messages.tsx";

/** Daily, weekly, monthly or yearly; applies at once. */
export function PeriodChoice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const t = useMessages();
  return (
    <fieldset
      aria-label={t("analytics.period")}
      className="grid grid-cols-2 gap-1 rounded-box border border-line bg-inset p-1 sm:inline-grid sm:grid-cols-4"
    >
      {PERIODS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === period}
          onClick={() => onChoose(name)}
          className={
            "min-h-9 rounded-inner px-3 text-sm font-medium text-soft transition-colors hover:text-ink pointer-coarse:min-h-11 " +
            "aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]"
          }
        >
          {t(`analytics.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
