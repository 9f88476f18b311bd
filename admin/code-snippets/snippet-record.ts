import type { SnippetType } from "../../core/code-snippets/snippet.ts";

/** A snippet as /api/admin/code_snippets has it. */
export interface SnippetRecord {
  id: string;
  name: string;
  description: string;
  code: string;
  type: SnippetType;
  hosts: string[];
  is_active: boolean;
  place: "head" | "body";
  /** Paths of the pages in which it stands. */
  pages: string[];
  /** Sources that its pages may call for it, found in its code. */
  allowed_hosts: string[];
  created_at: string;
  updated_at: string;
}

export type SnippetDraft = Pick<
  SnippetRecord,
  "name" | "description" | "code" | "type" | "hosts" | "is_active"
>;
