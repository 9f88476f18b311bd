import type { Middleware } from "koa";
import type { SiteBrandService } from "../../../../core/brands/site-brand-service.ts";
import {
  newSiteBrandSchema,
  presentSiteBrand,
  siteBrandChangesSchema,
  siteBrandList,
} from "../../../../core/brands/site-brand.ts";
import type { AnyRoute } from "../../routing/route.ts";
import { BRAND_BYTES } from "../me/brands.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  siteBrands: SiteBrandService;
  /** The rate limit of all routes. */
  common: Middleware;
}

/** Brands that the site offers to everybody. */
export const siteBrandRoutes = ({ siteBrands, common }: Dependencies): AnyRoute[] =>
  resourceRoutes({
    name: "site_brands",
    one: "brand",
    common,
    shape: siteBrandList,
    list: siteBrands.list,
    get: siteBrands.get,
    create: { schema: newSiteBrandSchema, bytes: BRAND_BYTES, run: siteBrands.create },
    update: { schema: siteBrandChangesSchema, bytes: BRAND_BYTES, run: siteBrands.update },
    remove: siteBrands.remove,
    present: presentSiteBrand,
  });
