import { hostsOfCode } from "../code-snippets/service-hosts.ts";
import { SNIPPET_PAGES } from "../code-snippets/snippet-pages.ts";
import { placeOf, type Snippet } from "../code-snippets/snippet.ts";

/** A snippet, where it stands, on which pages, and which hosts its pages may call for it. */
export const presentSnippet = (snippet: Snippet) => ({
  id: snippet.id,
  name: snippet.name,
  description: snippet.description,
  code: snippet.code,
  type: snippet.type,
  hosts: snippet.hosts,
  is_active: snippet.isActive,
  place: placeOf(snippet.type),
  pages: SNIPPET_PAGES,
  allowed_hosts: hostsOfCode(snippet.code),
  created_at: snippet.createdAt.toISOString(),
  updated_at: snippet.updatedAt.toISOString(),
});
