import type { Router } from "@koa/router";
import { digitalSignatureSchema } from "../../../../core/codes/payloads/digital-signature.ts";
import type { SignatureService } from "../../../../core/signatures/signature-service.ts";
import { SIGNATURE_SORTS } from "../../../../core/signatures/signature.ts";
import { listParams, sendPage } from "../../list-params.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentSignature } from "../../presenters.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const MINUTE = 60;

interface Dependencies {
  signatures: SignatureService;
  limits: RateLimits;
}

/** Codes that the caller signed. */
export function signatureRoutes(router: Router, { signatures, limits }: Dependencies): void {
  router.get("/signatures", async (ctx) => {
    const query = listParams(ctx, SIGNATURE_SORTS, { sort: "created_at", order: "desc" });
    const page = await signatures.list(signedIn(ctx).user.id, query);
    sendPage(ctx, "signatures", query, page, presentSignature);
  });

  router.post("/signatures", limits.perAddress(60, MINUTE), jsonBody(), async (ctx) => {
    const record = await signatures.sign(signedIn(ctx).user.id, validBody(ctx, digitalSignatureSchema));
    ctx.status = 201;
    ctx.body = presentSignature(record);
  });
}
