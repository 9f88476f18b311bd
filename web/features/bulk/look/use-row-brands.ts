import { useMemo } from "react";
import type { RowDesign } from "../../../../core/brands/named-designs.ts";
import { readDesignFile } from "../../../../core/codes/texts/design-file.ts";
import { usePublicSettings } from "../../../api/public-settings.ts";
import type { BrandRow } from "../../../generator/brands/brand-calls.ts";
import { useBrands, useSiteBrands } from "../../../generator/brands/use-brands.ts";
import { useSession } from "../../../session/session.tsx";
import { problemOf } from "../batch-failure.ts";
import { brandLogo, type RowLogos } from "./row-logos.ts";

/** The brands that rows can name in their column `design`. */
export interface RowBrands {
  designs: readonly RowDesign[];
  logos: RowLogos;
}

const NO_BRANDS: RowBrands = { designs: [], logos: {} };

/**
 * The brands of the account, and after them those of the site: of two with the same name, the first counts.
 * @param isAsked false: the table has no column of designs, and nothing is loaded
 * @returns null while they are loading
 */
export function useRowBrands(isAsked: boolean): RowBrands | null {
  const { user, status } = useSession();
  const { brands: offered } = usePublicSettings();
  const own = useBrands(isAsked && user !== null);
  const site = useSiteBrands(isAsked && offered !== undefined);
  const isComing =
    status === "loading" ||
    (user !== null && own.status === "loading") ||
    (offered !== undefined && site.status === "loading");
  const [mine, theirs] = [own.data, site.data];
  const brands = useMemo(
    () => brandsOf([...(mine?.brands ?? []), ...(theirs?.brands ?? [])].map(({ brand }) => brand)),
    [mine, theirs],
  );
  if (!isAsked) return NO_BRANDS;
  return isComing ? null : brands;
}

function brandsOf(files: readonly BrandRow["brand"][]): RowBrands {
  const logos: Record<string, string> = {};
  const designs = files.map((brand, at): RowDesign => {
    const name = String(brand["name"]);
    try {
      const { texts, logo } = readDesignFile(brand, name);
      const key = brandLogo(String(at));
      if (logo !== null) logos[key] = logo;
      return { name, texts, logo: logo === null ? null : key };
    } catch (error) {
      return { name, texts: {}, logo: null, problem: problemOf(error) };
    }
  });
  return { designs, logos };
}
