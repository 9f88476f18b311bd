import { Skeleton } from "../../components/loading/Skeleton.tsx";

/** Placeholders for brands while they are loading. */
export const BrandPlaces = ({ count }: { count: number }) => (
  <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className="h-14 w-full" />
    ))}
  </div>
);
