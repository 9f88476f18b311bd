import * as z from "zod/mini";
import { qrDesignFields, rightPrint, textInFrame, wholeCanvas } from "../../../../core/api/design-fields.ts";
import { colorsOfNamed, fieldsOfNamed } from "../../../../core/api/named-design.ts";
import type { BrandService } from "../../../../core/brands/brand-service.ts";
import { rowDesignOf } from "../../../../core/brands/named-designs.ts";
import type { SiteBrandService } from "../../../../core/brands/site-brand-service.ts";
import type { NamedDesign } from "../../../../core/codes/texts/design-file.ts";
import { validValue } from "../../body/valid-body.ts";
import type { V1Call } from "./route.ts";

interface Dependencies {
  brands: Pick<BrandService, "list">;
  siteBrands: Pick<SiteBrandService, "offered">;
}

/** The brands that a call can name: those of the key's account, and after them those of the site. */
export type BrandsOf = (apiKey: V1Call["apiKey"]) => Promise<NamedDesign[]>;

export const createBrandsOf =
  ({ brands, siteBrands }: Dependencies): BrandsOf =>
  async ({ owner }) => {
    const own = owner === null ? [] : await brands.list(owner.id);
    return [...own, ...(await siteBrands.offered())];
  };

/** Design fields with a named design under them are checked again: a module of the brand may be too small for the dpi of the request. */
const merged = z.object(qrDesignFields).check(wholeCanvas(), textInFrame(), rightPrint());

interface Named {
  design?: string | undefined;
}

/** The fields that the call has, before defaults. */
const saidIn = ({ ctx }: V1Call): Record<string, unknown> => ({
  ...ctx.query,
  ...(ctx.request.body as Record<string, unknown> | undefined),
  ...ctx.request.files,
});

/**
 * A request with the fields of the brand or preset that it names.
 * @throws DomainError `validation_failed` if there is no such design, or what is said beside it does not suit it
 */
export async function withNamedDesign<Request extends Named>(
  call: V1Call,
  { design, ...request }: Request,
  brandsOf: BrandsOf,
): Promise<Omit<Request, "design"> & { logo?: string }> {
  if (design === undefined) return request;
  const fields = fieldsOfNamed(design, (await brandsOf(call.apiKey)).map(rowDesignOf), saidIn(call));
  const whole = { ...request, ...fields };
  return { ...whole, ...validValue(whole, merged, "request") };
}

/** A request for a barcode with the colors of the brand or preset that it names. */
export async function withNamedColors<Request extends Named & { foreground: string; background: string }>(
  call: V1Call,
  { design, ...request }: Request,
  brandsOf: BrandsOf,
) {
  if (design === undefined) return request;
  const said = saidIn(call);
  const colors = colorsOfNamed(design, (await brandsOf(call.apiKey)).map(rowDesignOf));
  return {
    ...request,
    ...(Object.hasOwn(said, "foreground") ? {} : colors.foreground && { foreground: colors.foreground }),
    ...(Object.hasOwn(said, "background") ? {} : colors.background && { background: colors.background }),
  };
}
