import { clsx } from "clsx";
import { useLanguage } from "./messages.tsx";
import { Skeleton } from "./loading/Skeleton.tsx";

/** A few figures side by side; `undefined` means not known yet. */
export function StatTiles({
  tiles,
  className,
}: {
  tiles: readonly (readonly [name: string, value: number | undefined])[];
  className?: string;
}) {
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <dl
      className={clsx(
        "grid overflow-hidden rounded-box border border-line bg-surface",
        // lines between the tiles, however they wrap
        "[&>div]:-mt-px [&>div]:-ml-px [&>div]:border-t [&>div]:border-l [&>div]:border-line",
        // a tile is as wide as its longest word, which browsers without a dictionary would break anywhere
        tiles.length === 4
          ? "grid-cols-2 sm:grid-cols-4"
          : "grid-flow-col auto-cols-[minmax(min-content,1fr)]",
        className,
      )}
    >
      {tiles.map(([name, value]) => (
        <div
          key={name}
          className="flex min-w-0 flex-col-reverse justify-end gap-1 px-3.5 py-4 sm:px-6 sm:py-5"
        >
          <dt className="text-sm break-words text-faint hyphens-auto">{name}</dt>
          <dd className="h-9 text-3xl font-semibold tracking-tight">
            {value === undefined ? <Skeleton className="h-8 w-12" /> : number.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
