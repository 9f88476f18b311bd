import type { Router } from "@koa/router";
import type { ApiKeyService } from "../../../core/api-keys/api-key-service.ts";
import type { ImageAddresses } from "../../../core/api/image-addresses.ts";
import type { CodeWorkshop } from "../../../core/ports/code-workshop.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import { requireApiKey } from "../middleware/require-api-key.ts";
import { requireImageSignature } from "../middleware/require-image-signature.ts";
import { batchTable } from "./v1/batch.ts";
import { createCodeAnswers } from "./v1/code-answer.ts";
import { codeTable } from "./v1/codes.ts";
import { decodeTable } from "./v1/decode.ts";
import { imageTable } from "./v1/images.ts";
import { meTable } from "./v1/me.ts";
import { payloadTable } from "./v1/payloads.ts";
import { V1, type V1Route } from "./v1/route.ts";
import { tableRouter } from "./v1/table-router.ts";

const MINUTE = 60;

interface TableDependencies {
  workshop: CodeWorkshop;
  signatures: Pick<SignatureService, "sign">;
  imageAddresses: ImageAddresses;
}

/** Every route of the public API: what the router is made from, and the OpenAPI document. */
export function v1Table({ workshop, signatures, imageAddresses }: TableDependencies): V1Route[] {
  const answerCode = createCodeAnswers(workshop);
  return [
    ...meTable(),
    ...codeTable({ answerCode }),
    ...payloadTable({ answerCode, signatures }),
    ...batchTable({ workshop }),
    ...decodeTable({ workshop }),
    ...imageTable({ answerCode, imageAddresses, workshop }),
  ];
}

interface Dependencies extends TableDependencies {
  apiKeys: ApiKeyService;
  limits: RateLimits;
}

/** What programs call, with a key. */
export function v1Routes({ apiKeys, limits, ...dependencies }: Dependencies): Router {
  // keys are not to be guessed, either
  const perAddress = limits.perAddressHere(600, MINUTE);
  const key = requireApiKey(apiKeys, limits);
  const signature = requireImageSignature(dependencies.imageAddresses, limits);
  return tableRouter(V1, v1Table(dependencies), { perAddress, key, signature });
}
