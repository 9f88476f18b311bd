import type { Router } from "@koa/router";
import * as z from "zod/mini";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import type { SnippetService } from "../../../../core/snippets/snippet-service.ts";
import {
  newSnippetSchema,
  SNIPPET_SORTS,
  SNIPPET_TYPES,
  snippetChangesSchema,
} from "../../../../core/snippets/snippet.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import { presentSnippet } from "../../present-snippet.ts";
import { resourceRoutes } from "./resource.ts";

const filter = z.object({
  id: z.optional(z.array(z.string())),
  q: z.optional(z.string()),
  type: z.optional(z.enum(SNIPPET_TYPES)),
  is_active: z.optional(z.boolean()),
});

interface Dependencies {
  snippets: SnippetService;
  reauthentication: Reauthentication;
}

/** Code in the public pages. Whoever changes it has shown just now who they are: it runs in every visitor's browser. */
export function codeSnippetRoutes(router: Router, { snippets, reauthentication }: Dependencies): void {
  const fresh = requireFreshSignIn(reauthentication);
  router.post("/code_snippets", fresh);
  router.put("/code_snippets/:id", fresh);
  router.delete("/code_snippets/:id", fresh);

  resourceRoutes(router, {
    name: "code_snippets",
    fields: SNIPPET_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter,
    list: (query, { id, q, type, is_active }) =>
      snippets.list(query, { ids: id, q, type, isActive: is_active }),
    get: snippets.get,
    create: { schema: newSnippetSchema, run: snippets.create },
    update: { schema: snippetChangesSchema, run: snippets.update },
    remove: snippets.remove,
    present: presentSnippet,
  });
}
