import { usePublicSettings } from "../../api/public-settings.ts";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { BrandPlaces } from "./BrandPlaces.tsx";

/**
 * Keeps the place of the brands of the site and of the account until the part that shows them is there.
 * @param own how high those of the account are, as a class; null for a visitor
 */
export function BrandsFallback({ own }: { own: string | null }) {
  const { brands } = usePublicSettings();
  return (
    <>
      {brands ? (
        <div className="grid gap-2">
          <Skeleton className="h-5 w-32" />
          <BrandPlaces count={brands.count} />
        </div>
      ) : null}
      {own === null ? null : <Skeleton className={`w-full ${own}`} />}
    </>
  );
}
