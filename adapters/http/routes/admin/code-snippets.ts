import type { Middleware } from "koa";
import type { SnippetService } from "../../../../core/code-snippets/snippet-service.ts";
import {
  newSnippetSchema,
  snippetChangesSchema,
  snippetList,
} from "../../../../core/code-snippets/snippet.ts";
import { presentSnippet } from "../../../../core/code-snippets/snippet.ts";
import type { AnyRoute } from "../../routing/route.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  snippets: SnippetService;
  common: Middleware;
}

/** Code in the public pages. It runs in the browser of every visitor, so each change requires a fresh sign-in. */
export function codeSnippetRoutes({ snippets, common }: Dependencies): AnyRoute[] {
  return resourceRoutes({
    name: "code_snippets",
    one: "code snippet",
    common,
    shape: snippetList,
    list: snippets.list,
    get: snippets.get,
    create: { schema: newSnippetSchema, run: snippets.create },
    update: { schema: snippetChangesSchema, run: snippets.update },
    remove: snippets.remove,
    fresh: { create: true, update: true, remove: true },
    present: presentSnippet,
  });
}
