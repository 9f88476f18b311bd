import * as z from "zod/mini";
import { brandName } from "../codes/texts/design-file.ts";
import * as column from "../lists/column.ts";
import { listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import { presentBrand } from "../presenters/present-brand.ts";
import { wholeNumber } from "../settings/setting-forms.ts";
import { brandFileSchema, type KeptBrand } from "./brand.ts";

/** Brands of the site: every visitor of the QR page loads them all. */
export const MAX_SITE_BRANDS = 24;
/** Where a brand stands among those of the site: the lowest comes first. */
export const BRAND_POSITION = { from: 1, to: 999, default: 100 } as const;

/** A look that the site offers to everybody. */
export interface SiteBrand extends KeptBrand {
  position: number;
}

/** The look comes as the JSON of a brand, as `--design` reads it; the name in it does not count. */
export const newSiteBrandSchema = z.object({
  name: brandName,
  brand: brandFileSchema,
  position: z._default(wholeNumber(BRAND_POSITION), BRAND_POSITION.default),
  is_default: z._default(z.boolean(), false),
});
export type NewSiteBrand = z.infer<typeof newSiteBrandSchema>;

/** What is left out stays as it is. */
export const siteBrandChangesSchema = z.object({
  name: z.optional(brandName),
  brand: z.optional(brandFileSchema),
  position: z.optional(wholeNumber(BRAND_POSITION)),
  is_default: z.optional(z.boolean()),
});
export type SiteBrandChanges = z.infer<typeof siteBrandChangesSchema>;

/** `q` is part of the name. */
export const siteBrandList = listShape(
  {
    id: column.id,
    name: column.text,
    position: column.number,
    is_default: column.boolean,
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "position", order: "asc" },
  { q: searchText },
);

/** Port: the brands of the site. */
export interface SiteBrandRepository {
  /**
   * Where it is the default, no other is one afterwards.
   * @throws DomainError `conflict` where there is one of that name, in whatever case, or another became the default at the same moment
   */
  insert(brand: SiteBrand): Promise<void>;
  find(id: string): Promise<SiteBrand | null>;
  findForUpdate(id: string): Promise<SiteBrand | null>;
  list: PageReader<typeof siteBrandList, SiteBrand>;
  /** All of them, in the order in which they are offered. */
  all(): Promise<SiteBrand[]>;
  /** As `insert`. */
  update(brand: SiteBrand): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A brand of the site as the API has it. */
export const presentSiteBrand = (brand: SiteBrand) => ({
  ...presentBrand(brand),
  name: brand.name,
  position: brand.position,
});

/** What pages know of the brands before they load them. */
export interface SiteBrandsAtHand {
  count: number;
  /** Whether new codes start with one of them. */
  has_default: boolean;
}
