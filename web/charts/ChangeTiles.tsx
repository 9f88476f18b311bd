import { clsx } from "clsx";
import { useLanguage, useMessages } from "../components/messages.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";

export interface ChangeTile {
  name: string;
  /** Undefined: not known yet. */
  value: number | undefined;
  /** The value of the previous period. */
  before: number | undefined;
}

/** Figures with their change from the previous period. */
export function ChangeTiles({ tiles, className }: { tiles: readonly ChangeTile[]; className?: string }) {
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <dl
      className={clsx(
        "grid grid-cols-2 overflow-hidden rounded-box border border-line bg-surface",
        // lines between the tiles, however they wrap
        "[&>div]:-mt-px [&>div]:-ml-px [&>div]:border-t [&>div]:border-l [&>div]:border-line",
        tiles.length === 4 && "lg:grid-cols-4",
        className,
      )}
    >
      {tiles.map(({ name, value, before }) => (
        <div key={name} className="min-w-0 px-4 py-4 sm:px-6 sm:py-5">
          <dt className="text-sm text-faint hyphens-auto">{name}</dt>
          <dd className="mt-1">
            <span className="block h-9 text-3xl font-semibold tracking-tight">
              {value === undefined ? <Skeleton className="h-8 w-12" /> : number.format(value)}
            </span>
            <span className="mt-1 block min-h-5 text-sm text-soft">
              {value === undefined || before === undefined ? null : <Change value={value} before={before} />}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ value, before }: { value: number; before: number }) {
  const t = useMessages();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  if (before === 0) return value === 0 ? t("analytics.as_before", { n: 0 }) : t("analytics.before_none");
  if (before === value) return t("analytics.as_before", { n: number.format(before) });
  const change = new Intl.NumberFormat(language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  }).format((value - before) / before);
  return t("analytics.before", { change, n: number.format(before) });
}
