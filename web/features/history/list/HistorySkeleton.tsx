import { useMessages } from "../../../components/messages.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Placeholder of the loading list, including its head, with the height of its rows. */
export function HistorySkeleton() {
  const t = useMessages();
  return (
    <div className="grid gap-3">
      <output className="sr-only">{t("common.loading")}</output>
      <div className="-mb-3 flex min-h-14 items-center gap-4 px-3 py-2 sm:px-4">
        <Skeleton className="size-5" />
        <Skeleton className="h-4 w-24" />
      </div>
      {PLACES.map((place) => (
        <div
          key={place}
          className="flex items-center gap-3 rounded-box border border-line bg-surface p-3 max-lg:pb-15 sm:gap-4 sm:p-4 max-lg:sm:pb-16"
        >
          <Skeleton className="size-5 shrink-0" />
          <Skeleton className="size-18 shrink-0 sm:size-20" />
          <div className="grid grow gap-3">
            <Skeleton className="h-5 w-3/4 max-w-sm" />
            <Skeleton className="h-4 w-1/2 max-w-52" />
          </div>
        </div>
      ))}
    </div>
  );
}
