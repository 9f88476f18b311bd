import * as z from "zod/mini";
import { MINUTE } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { LANGUAGES } from "../../../../core/languages.ts";
import { LEGAL_KINDS } from "../../../../core/legal/legal-kind.ts";
import type { LegalPageService } from "../../../../core/legal/legal-page-service.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { type AnyRoute, route } from "../../routing/route.ts";

const kindSchema = z.enum(LEGAL_KINDS);
const languageSchema = z.enum(LANGUAGES);

interface Dependencies {
  legalPages: Pick<LegalPageService, "shown">;
  limits: RateLimits;
}

/**
 * `GET /api/public/legal_pages/privacy?language=de`: the text as HTML, for pages that switch the language.
 */
export function legalPageRoute({ legalPages, limits }: Dependencies): AnyRoute {
  return route({
    method: "GET",
    path: "/api/public/legal_pages/:kind",
    guard: "anyone",
    limit: [limits.perAddressHere(120, MINUTE)],
    async handle(ctx) {
      const kind = kindSchema.safeParse(ctx.params["kind"]);
      const language = languageSchema.safeParse(ctx.query["language"]);
      const text = kind.success && (await legalPages.shown(kind.data, language.data ?? "en"));
      if (!text) throw new DomainError("not_found", "There is no such text on this site");
      ctx.body = text;
    },
  });
}
