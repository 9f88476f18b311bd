import { Skeleton } from "../../components/loading/Skeleton.tsx";

/** Keeps the place of brands while they are loaded. */
export const BrandPlaces = ({ count }: { count: number }) => (
  <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} className="h-14 w-full" />
    ))}
  </div>
);
