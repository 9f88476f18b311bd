import { Router } from "@koa/router";
import * as z from "zod/mini";
import type { VisitService } from "../../../core/analytics/visit-service.ts";
import type { AuthService } from "../../../core/auth/auth-service.ts";
import type { SettingsService } from "../../../core/settings/settings-service.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { presentVerification } from "../presenters.ts";
import { jsonBody, validBody } from "../valid-body.ts";
import { visitRoutes } from "./public/visits.ts";

const MINUTE = 60;

/** More characters than any code holds (ISO/IEC 18004 table 7: 7,089 digits). */
const scannedCodeSchema = z.object({ content: z.string().check(z.maxLength(8000)) });

interface Dependencies {
  auth: AuthService;
  visits: VisitService;
  settings: SettingsService;
  signatures: SignatureService;
  limits: RateLimits;
  siteUrl: string;
}

/** What every visitor may ask. */
export function publicRoutes(services: Dependencies): Router {
  const { settings, signatures, limits } = services;
  const router = new Router({ prefix: "/api/public" });

  router.get("/settings", async (ctx) => {
    ctx.body = await settings.publicSettings();
  });

  // in the body, so that no log of addresses holds what somebody had checked
  router.post("/verify", limits.perAddress(60, MINUTE), jsonBody(), async (ctx) => {
    const { content } = validBody(ctx, scannedCodeSchema);
    ctx.body = presentVerification(await signatures.verify(content));
  });

  visitRoutes(router, services);
  return router;
}
