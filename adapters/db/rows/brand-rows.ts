import type { KeptBrand } from "../../../core/brands/brand.ts";
import { storedQrDesignSchema } from "../../../core/codes/qr/design.ts";
import { DomainError } from "../../../core/errors.ts";
import { isRefusedAs } from "../pool/sql-states.ts";
import { storeText } from "./values.ts";

/** Columns that all brand tables share. */
export interface BrandRow {
  id: string;
  name: string;
  design: unknown;
  logo: string | null;
  is_default: boolean;
  created_at: Date;
  updated_at: Date;
}

/**
 * @throws DomainError `conflict` if the owner has a brand with that name, or if the site got another default
 * meanwhile
 */
export async function uniqueBrandName<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await storeText(statement);
  } catch (error) {
    if (!isRefusedAs("uniqueViolation", error)) throw error;
    if ((error as { constraint?: unknown }).constraint === "site_brands_default") {
      throw new DomainError("conflict", "Another brand has just become the default: try again", {
        cause: error,
      });
    }
    const message = "There is a brand of that name already";
    throw new DomainError("conflict", message, { fields: { name: message }, cause: error });
  }
}

/** A design that a later version stored may have values that this one does not read: it is then as in a plain code. */
export function toKeptBrand(row: BrandRow): KeptBrand {
  const design = storedQrDesignSchema.safeParse(row.design);
  return {
    id: row.id,
    name: row.name,
    design: design.success ? design.data : storedQrDesignSchema.parse({}),
    logo: row.logo,
    isDefault: row.is_default,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export const toLookColumns = ({ design, logo }: Pick<KeptBrand, "design" | "logo">) => ({
  design: JSON.stringify(design),
  logo,
});
