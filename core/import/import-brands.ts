import type { SignedIn } from "../auth/sessions/signed-in.ts";
import type { BrandService } from "../brands/brand-service.ts";
import type { ImportedBrand } from "./imported.ts";
import { nullIfRefused } from "./null-if-refused.ts";
import type { TimeBudget } from "./time-budget.ts";

/**
 * Adds the brands of an archive. Matches by name. An imported default brand becomes the default only if the user has no
 * default design.
 * @param given null for a brand that cannot be read
 */
export async function importBrands(
  brands: Pick<BrandService, "list" | "create">,
  caller: SignedIn,
  given: readonly (ImportedBrand | null)[],
  budget: TimeBudget,
) {
  const there = new Set((await brands.list(caller.user.id)).map(({ name }) => name.toLowerCase()));
  const create = ({ is_default, ...brand }: ImportedBrand) =>
    brands.create(caller, { brand, is_default }, { replacesDefault: false });
  let [added, present, refused] = [0, 0, 0];
  for (const brand of given) {
    budget.requireTimeLeft();
    if (brand && there.has(brand.name.toLowerCase())) {
      present++;
      continue;
    }
    // the brand limit is reached, or its logo is not a picture
    const created = brand && (await create(brand).catch(nullIfRefused));
    if (created) added++;
    else refused++;
  }
  return { added, present, refused };
}
