import { usePublicSettings } from "../../api/public-settings.ts";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { BrandPlaces } from "./BrandPlaces.tsx";

/**
 * Placeholder for the brands of the site and of the account until their component is loaded.
 * @param own height class of the account's brands; null for a visitor
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
