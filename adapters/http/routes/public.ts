import * as z from "zod/mini";
import type { VisitService } from "../../../core/analytics/visit-service.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import { MINUTE } from "../../../core/durations.ts";
import type { SiteBrandService } from "../../../core/brands/site-brand-service.ts";
import { presentBrand, presentDefault } from "../../../core/presenters/present-brand.ts";
import type { LegalPageService } from "../../../core/legal/legal-page-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../routing/route.ts";
import { presentVerification } from "../../../core/presenters/present-signature.ts";
import { json } from "../body/valid-body.ts";
import { legalPageRoute } from "./public/legal-pages.ts";
import { visitRoute } from "./public/visits.ts";

/** Longer than the content of any code (ISO/IEC 18004 table 7: 7,089 digits). */
const scannedCodeSchema = z.object({ content: z.string().check(z.maxLength(8000)) });

interface Dependencies {
  auth: AuthService;
  visits: VisitService;
  settings: SettingsService;
  signatures: SignatureService;
  legalPages: LegalPageService;
  siteBrands: Pick<SiteBrandService, "offered" | "findDefault">;
  limits: RateLimits;
  siteUrl: string;
}

/** Calls that need no account. */
export function publicRoutes(services: Dependencies): AnyRoute[] {
  const { settings, signatures, siteBrands, limits } = services;
  return [
    route({
      method: "GET",
      path: "/api/public/settings",
      guard: "anyone",
      host: "any",
      limit: [],
      async handle(ctx) {
        ctx.body = await settings.publicSettings();
      },
    }),
    route({
      method: "GET",
      path: "/api/public/brands",
      guard: "anyone",
      limit: [limits.perAddressHere(120, MINUTE)],
      async handle(ctx) {
        ctx.body = { brands: (await siteBrands.offered()).map(presentBrand) };
      },
    }),
    route({
      method: "GET",
      path: "/api/public/brands/default",
      guard: "anyone",
      limit: [limits.perAddressHere(120, MINUTE)],
      async handle(ctx) {
        ctx.body = presentDefault(await siteBrands.findDefault());
      },
    }),
    // a POST: content in an address would end up in logs
    route({
      method: "POST",
      path: "/api/public/verify",
      guard: "anyone",
      limit: [limits.perAddress(60, MINUTE)],
      body: json(scannedCodeSchema),
      async handle(ctx, { content }) {
        ctx.body = presentVerification(await signatures.verify(content));
      },
    }),
    legalPageRoute(services),
    visitRoute(services),
  ];
}
