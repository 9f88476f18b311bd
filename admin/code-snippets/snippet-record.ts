import type { presentSnippet } from "../../core/code-snippets/snippet.ts";

/** A snippet as /api/admin/code_snippets returns it. */
export type SnippetRecord = ReturnType<typeof presentSnippet>;

export type SnippetDraft = Pick<
  SnippetRecord,
  "name" | "description" | "code" | "type" | "hosts" | "is_active"
>;
