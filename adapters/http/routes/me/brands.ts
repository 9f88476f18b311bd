import type { Middleware } from "koa";
import { brandChangesSchema, MAX_BRANDS, newBrandSchema } from "../../../../core/brands/brand.ts";
import type { BrandService } from "../../../../core/brands/brand-service.ts";
import { MINUTE } from "../../../../core/durations.ts";
import { presentBrand, presentDefault } from "../../../../core/presenters/present-brand.ts";
import { json } from "../../body/valid-body.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { idOf } from "../../query/id-of.ts";
import { type AnyRoute, route } from "../../routing/route.ts";

interface Dependencies {
  brands: BrandService;
  limits: RateLimits;
  common: Middleware;
}

const NONE = "You have no such brand";
/** A logo of 2 MB in base64, and the design. */
export const BRAND_BYTES = 3 * 1024 * 1024;

/** The caller's brands: named designs for their codes. */
export function brandRoutes({ brands, limits, common }: Dependencies): AnyRoute[] {
  const guard = "customer";
  // logos are re-encoded
  const write = [limits.perAddress(60, MINUTE), common];
  return [
    route({
      method: "GET",
      path: "/api/me/brands",
      guard,
      limit: [common],
      async handle(ctx) {
        const items = await brands.list(signedIn(ctx).user.id);
        ctx.body = { brands: items.map(presentBrand), most: MAX_BRANDS };
      },
    }),
    route({
      method: "GET",
      path: "/api/me/brands/default",
      guard,
      limit: [common],
      async handle(ctx) {
        ctx.body = presentDefault(await brands.findDefault(signedIn(ctx).user));
      },
    }),
    route({
      method: "POST",
      path: "/api/me/brands",
      guard,
      limit: write,
      body: json(newBrandSchema, BRAND_BYTES),
      async handle(ctx, wanted) {
        ctx.body = presentBrand(await brands.create(signedIn(ctx), wanted));
        ctx.status = 201;
      },
    }),
    route({
      method: "PATCH",
      path: "/api/me/brands/:id",
      guard,
      limit: write,
      body: json(brandChangesSchema, BRAND_BYTES),
      async handle(ctx, changes) {
        ctx.body = presentBrand(await brands.change(signedIn(ctx), idOf(ctx, NONE), changes));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/brands/:id",
      guard,
      limit: [common],
      async handle(ctx) {
        await brands.remove(signedIn(ctx), idOf(ctx, NONE));
        ctx.status = 204;
      },
    }),
  ];
}
