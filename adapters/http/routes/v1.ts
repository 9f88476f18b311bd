import type { ImageAddresses } from "../../../core/api/image-addresses.ts";
import type { BrandService } from "../../../core/brands/brand-service.ts";
import type { SiteBrandService } from "../../../core/brands/site-brand-service.ts";
import { MINUTE } from "../../../core/durations.ts";
import type { ErrorCorrectionLevel } from "../../../core/codes/qr/symbol.ts";
import type { CodeWorkshop } from "../../../core/ports/code-workshop.ts";
import type { SignatureService } from "../../../core/signatures/signature-service.ts";
import type { RateLimits } from "../middleware/rate-limit.ts";
import type { Symbology } from "../../../core/codes/print/advice/readers.ts";
import { adviceTable } from "./v1/advice.ts";
import { batchTable } from "./v1/batch.ts";
import { createCodeAnswers } from "./v1/code-answer.ts";
import { codeTable } from "./v1/codes.ts";
import { decodeTable } from "./v1/decode.ts";
import { imageTable } from "./v1/images.ts";
import { meTable } from "./v1/me.ts";
import { createBrandsOf } from "./v1/named-design.ts";
import { payloadTable } from "./v1/payloads.ts";
import type { AnyRoute } from "../routing/route.ts";
import type { V1Route } from "./v1/route.ts";
import { keyedRoute } from "./v1/keyed-route.ts";

interface TableDependencies {
  workshop: CodeWorkshop;
  brands: Pick<BrandService, "list">;
  siteBrands: Pick<SiteBrandService, "offered">;
  signatures: Pick<SignatureService, "sign">;
  imageAddresses: ImageAddresses;
  symbolModules: (symbology: Symbology, content: string, level: ErrorCorrectionLevel | null) => number;
}

/** All routes of the public API: the router and the OpenAPI document are generated from this table. */
export function v1Table({
  workshop,
  brands,
  siteBrands,
  signatures,
  imageAddresses,
  symbolModules,
}: TableDependencies): V1Route[] {
  const answerCode = createCodeAnswers(workshop);
  const brandsOf = createBrandsOf({ brands, siteBrands });
  return [
    ...meTable(),
    ...codeTable({ answerCode, brandsOf }),
    ...payloadTable({ answerCode, brandsOf, signatures }),
    ...batchTable({ workshop, brandsOf }),
    ...adviceTable({ symbolModules }),
    ...decodeTable({ workshop }),
    ...imageTable({ answerCode, imageAddresses, workshop }),
  ];
}

/** The same as routes of the server. */
export function v1Routes(table: readonly V1Route[], limits: RateLimits): AnyRoute[] {
  // limited before the key is checked, so that keys cannot be guessed
  const limit = [limits.perAddressHere(600, MINUTE)];
  return table.map((row) => keyedRoute(row, limit));
}
