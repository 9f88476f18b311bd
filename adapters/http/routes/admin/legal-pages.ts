import type { Middleware } from "koa";
import * as z from "zod/mini";
import { LANGUAGES } from "../../../../core/languages.ts";
import { LEGAL_KINDS } from "../../../../core/legal/legal-kind.ts";
import {
  LEGAL_TEXT_LENGTH,
  legalPageChangesSchema,
  legalPageList,
} from "../../../../core/legal/legal-page.ts";
import type { LegalPageService } from "../../../../core/legal/legal-page-service.ts";
import { presentLegalPage } from "../../../../core/legal/legal-page.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import { resourceRoutes } from "./resource.ts";

const previewSchema = z.object({ text: z.string().check(z.maxLength(LEGAL_TEXT_LENGTH)) });
const languageSchema = z.enum(LANGUAGES);

/** A text per language, with up to three bytes per character. */
const BYTES = 1024 * 1024;

interface Dependencies {
  legalPages: LegalPageService;
  common: Middleware;
  heavy: Middleware;
}

/**
 * Privacy, terms and imprint. A change requires no recent sign-in: texts run and load nothing, and a link is
 * no more dangerous than those of advertisements, which a token may change as well.
 */
export function legalPageRoutes({ legalPages, common, heavy }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "POST",
      path: "/api/admin/legal_pages/preview",
      guard: "admin",
      limit: [heavy, common],
      body: json(previewSchema, BYTES),
      handle(ctx, { text }) {
        ctx.body = { html: legalPages.preview(text) };
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/legal_pages/privacy/built_in",
      guard: "admin",
      limit: [heavy, common],
      async handle(ctx) {
        const { data: language = "en" } = languageSchema.safeParse(ctx.query["language"]);
        ctx.body = { language, text: await legalPages.builtInPrivacy(language) };
      },
    }),
    ...resourceRoutes({
      name: "legal_pages",
      one: "legal page",
      common,
      id: z.enum(LEGAL_KINDS),
      shape: legalPageList,
      list: legalPages.list,
      get: legalPages.get,
      update: { schema: legalPageChangesSchema, bytes: BYTES, run: legalPages.update },
      present: presentLegalPage,
    }),
  ];
}
