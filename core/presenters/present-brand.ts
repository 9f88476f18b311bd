import type { KeptBrand } from "../brands/brand.ts";
import { designFileOf, type NamedDesign } from "../codes/texts/design-file.ts";

/** A brand, of an account or of the site, and its JSON as a file has it. */
export const presentBrand = (brand: KeptBrand) => ({
  id: brand.id,
  is_default: brand.isDefault,
  created_at: brand.createdAt.toISOString(),
  updated_at: brand.updatedAt.toISOString(),
  brand: designFileOf(brand),
});

/** Starting design of new codes; null for the product's own design. */
export const presentDefault = (design: NamedDesign | null) => ({ brand: design && designFileOf(design) });
