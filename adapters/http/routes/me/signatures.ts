import type { Middleware } from "koa";
import { digitalSignatureSchema } from "../../../../core/codes/payloads/digital-signature.ts";
import { MINUTE } from "../../../../core/durations.ts";
import type { SignatureService } from "../../../../core/signatures/signature-service.ts";
import { signatureList } from "../../../../core/signatures/signature.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentSignature } from "../../../../core/presenters/present-signature.ts";
import { listRoute } from "../../routing/list-route.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";

interface Dependencies {
  signatures: SignatureService;
  limits: RateLimits;
  common: Middleware;
}

/** Codes that the caller signed. */
export function signatureRoutes({ signatures, limits, common }: Dependencies): AnyRoute[] {
  return [
    listRoute({
      path: "/api/me/signatures",
      guard: "customer",
      limit: [common],
      name: "signatures",
      shape: signatureList,
      maxRows: 100,
      list: (query, filter, ctx) => signatures.list(signedIn(ctx).user.id, query, filter),
      present: presentSignature,
    }),
    route({
      method: "POST",
      path: "/api/me/signatures",
      guard: "customer",
      limit: [limits.perAddress(60, MINUTE), common],
      body: json(digitalSignatureSchema),
      async handle(ctx, content) {
        const record = await signatures.sign(signedIn(ctx), content);
        ctx.status = 201;
        ctx.body = presentSignature(record);
      },
    }),
  ];
}
