import * as z from "zod/mini";
import type { QrDesign } from "../codes/qr/design.ts";
import { brandName, type NamedDesign, namedDesignOf, readDesignFile } from "../codes/texts/design-file.ts";
import { DomainError } from "../errors.ts";

/** Brands of one account. */
export const MAX_BRANDS = 20;
/** A logo is stored at this many px a side at most: sharp in a code of 1000 px. */
export const BRAND_LOGO_SIDE = 256;

/** A look with a name that is kept for codes to come. */
export interface KeptBrand {
  id: string;
  name: string;
  design: QrDesign;
  /** PNG as a data URI; null for none. */
  logo: string | null;
  /** Whether new codes start with it. Of an account or of the site, one at most. */
  isDefault: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A look that an account makes its codes with. */
export interface Brand extends KeptBrand {
  userId: string;
}

/** The JSON of a brand, as `--design` reads it. */
export const brandFileSchema = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    try {
      const called = "This brand";
      return namedDesignOf(readDesignFile(value, called), called);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      context.issues.push({ code: "custom", message: error.message, input: value });
      return z.NEVER;
    }
  }),
);

export const newBrandSchema = z.object({
  brand: brandFileSchema.check(z.refine(({ name }) => name !== null, "This brand has no name")),
  is_default: z._default(z.boolean(), false),
});
export type NewBrand = z.infer<typeof newBrandSchema>;

/** What is left out stays as it is. */
export const brandChangesSchema = z.object({
  /** The whole look: without a logo, the brand has none afterwards. */
  brand: z.optional(brandFileSchema),
  name: z.optional(brandName),
  is_default: z.optional(z.boolean()),
});
export type BrandChanges = z.infer<typeof brandChangesSchema>;

/**
 * Port: draws a logo again, so that nothing but its pixels is stored.
 * @param uri a picture as a data URI in base64
 * @returns PNG as a data URI
 * @throws DomainError `unsupported_media_type`, `logo_unreadable`, `unavailable`
 */
export type RedrawLogo = (uri: string) => Promise<string>;

/** What is stored of a look: its logo drawn again. @throws DomainError as `redrawLogo` */
export const storedLook = async (
  { design, logo }: Pick<NamedDesign, "design" | "logo">,
  redrawLogo: RedrawLogo,
): Promise<Pick<KeptBrand, "design" | "logo">> => ({ design, logo: logo && (await redrawLogo(logo)) });

/** Port: the brands of accounts. */
export interface BrandRepository {
  /** By name. */
  list(userId: string): Promise<Brand[]>;
  find(userId: string, id: string): Promise<Brand | null>;
  findDefault(userId: string): Promise<Brand | null>;
  /** @throws DomainError `conflict` where the account has a brand of that name, in whatever case */
  insert(brand: Brand): Promise<void>;
  /** @param withLook false: design and logo stay as they are stored @throws DomainError `conflict` */
  update(brand: Brand, withLook: boolean): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
  /** New codes start with none of them. */
  clearDefault(userId: string): Promise<void>;
}
