import type { presentSiteBrand } from "../../core/brands/site-brand.ts";

/** A brand as /api/admin/site_brands returns it. */
export type SiteBrandRecord = ReturnType<typeof presentSiteBrand>;

/** The JSON of a design file. */
export type BrandFile = SiteBrandRecord["brand"];

export interface SiteBrandDraft {
  name: string;
  position: number;
  is_default: boolean;
  /** Null until a file is chosen. */
  brand: BrandFile | null;
}
