import * as z from "zod/mini";
import type { QrDesign } from "../codes/qr/design.ts";
import { brandName, type NamedDesign, namedDesignOf, readDesignFile } from "../codes/texts/design-file.ts";
import { DomainError } from "../errors.ts";

/** Maximum number of brands per account. */
export const MAX_BRANDS = 20;
/** Maximum side of a stored logo, px: sharp in a code of 1000 px. */
export const BRAND_LOGO_SIDE = 256;

/** A saved, named design for new codes. */
export interface KeptBrand {
  id: string;
  name: string;
  design: QrDesign;
  /** PNG or SVG as a data URI; null for none. */
  logo: string | null;
  /** Whether new codes start with it. At most one per account, and one for the site. */
  isDefault: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A design that an account makes its codes with. */
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

/** Absent fields stay unchanged. */
export const brandChangesSchema = z.object({
  /** The complete design: without a logo, the brand has none afterward. */
  brand: z.optional(brandFileSchema),
  name: z.optional(brandName),
  is_default: z.optional(z.boolean()),
});
export type BrandChanges = z.infer<typeof brandChangesSchema>;

/**
 * Port: re-encodes a logo, so that only its pixels or shapes are stored.
 * @param uri a picture as a data URI in base64
 * @returns PNG or SVG as a data URI
 * @throws DomainError `unsupported_media_type`, `logo_unreadable`, `unavailable`
 */
export type RedrawLogo = (uri: string) => Promise<string>;

/** The design to store, with its logo re-encoded. @throws DomainError as `redrawLogo` */
export const storedLook = async (
  { design, logo }: Pick<NamedDesign, "design" | "logo">,
  redrawLogo: RedrawLogo,
): Promise<Pick<KeptBrand, "design" | "logo">> => ({ design, logo: logo && (await redrawLogo(logo)) });

/** Port: the brands of accounts. */
export interface BrandRepository {
  /** Sorted by name. */
  list(userId: string): Promise<Brand[]>;
  find(userId: string, id: string): Promise<Brand | null>;
  findDefault(userId: string): Promise<Brand | null>;
  /** @throws DomainError `conflict` if the account has a brand of that name, ignoring case */
  insert(brand: Brand): Promise<void>;
  /** @param withLook false: design and logo stay unchanged @throws DomainError `conflict` */
  update(brand: Brand, withLook: boolean): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
  /** Afterward, new codes start with none of them. */
  clearDefault(userId: string): Promise<void>;
}
