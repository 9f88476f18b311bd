import * as z from "zod/mini";
import { brandName, type NamedDesign } from "../codes/texts/design-file.ts";
import * as column from "../lists/column.ts";
import { listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import { presentBrand } from "../presenters/present-brand.ts";
import { wholeNumber } from "../settings/setting-forms.ts";
import { brandFileSchema, type KeptBrand } from "./brand.ts";

/** Brands of the site: every visitor of the QR page loads them all. */
export const MAX_SITE_BRANDS = 24;
/** Sort position among the site's brands, lowest first. */
export const BRAND_POSITION = { from: 1, to: 999, default: 100 } as const;

/** A design that the site offers to everyone. */
export interface SiteBrand extends KeptBrand {
  position: number;
}

/** The design is the JSON of a brand, as `--design` reads it; its name is ignored. */
export const newSiteBrandSchema = z.object({
  name: brandName,
  brand: brandFileSchema,
  position: z._default(wholeNumber(BRAND_POSITION), BRAND_POSITION.default),
  is_default: z._default(z.boolean(), false),
});
export type NewSiteBrand = z.infer<typeof newSiteBrandSchema>;

/** Absent fields stay unchanged. */
export const siteBrandChangesSchema = z.object({
  name: z.optional(brandName),
  brand: z.optional(brandFileSchema),
  position: z.optional(wholeNumber(BRAND_POSITION)),
  is_default: z.optional(z.boolean()),
});
export type SiteBrandChanges = z.infer<typeof siteBrandChangesSchema>;

/** `q` matches part of the name. */
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
   * If it is the default, all others stop being so.
   * @throws DomainError `conflict` if the name is taken, ignoring case, or if another became the default at the same moment
   */
  insert(brand: SiteBrand): Promise<void>;
  find(id: string): Promise<SiteBrand | null>;
  findForUpdate(id: string): Promise<SiteBrand | null>;
  list: PageReader<typeof siteBrandList, SiteBrand>;
  /** All brands, in display order. */
  all(): Promise<SiteBrand[]>;
  /** Same rules as `insert`. */
  update(brand: SiteBrand): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A site brand as API fields. */
export const presentSiteBrand = (brand: SiteBrand) => ({
  ...presentBrand(brand),
  name: brand.name,
  position: brand.position,
});

/** What pages know of the site's brands before they load them. */
export interface SiteBrandsAtHand {
  count: number;
  /** Whether one of them is the default. */
  has_default: boolean;
  /** The default; only on pages whose first code starts with it, since its logo may be large. */
  default?: NamedDesign;
}
