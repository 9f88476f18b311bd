import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { useLanguage, useMessages } from "../components/messages.tsx";

export interface ShareRow {
  key: string;
  name: ReactNode;
  value: number;
}

/**
 * The largest parts of a whole, each with a bar. `total` is the whole, of which the rows may be only a part.
 */
export function ShareList({
  title,
  rows,
  total,
  className,
}: {
  title: string;
  rows: readonly ShareRow[];
  total: number;
  className?: string;
}) {
  const t = useMessages();
  const id = useId();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <section
      aria-labelledby={id}
      className={clsx("min-w-0 rounded-box border border-line bg-surface p-4 sm:p-6", className)}
    >
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 text-sm text-faint">{t("analytics.none")}</p>
      ) : (
        <ol className="mt-3 grid grid-cols-1 gap-3">
          {rows.map(({ key, name, value }) => {
            const percent = total === 0 ? 0 : (value / total) * 100;
            return (
              <li key={key} className="grid gap-1.5">
                <div className="flex items-baseline justify-between gap-4 text-sm">
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="shrink-0 text-faint tabular-nums">
                    {t("analytics.share_of", {
                      n: value,
                      count: number.format(value),
                      percent: Math.round(percent),
                    })}
                  </span>
                </div>
                <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-inset">
                  <div
                    className="h-full rounded-full bg-accent"
                    style={{ width: `${Math.max(1, percent)}%` }}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
