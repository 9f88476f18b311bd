import * as z from "zod/mini";
import * as column from "../lists/column.ts";
import { type FilterOf, listShape, type PageReader, searchText } from "../lists/list-shape.ts";
import { hostsOfCode } from "./service-hosts.ts";
import { SNIPPET_PAGES } from "./snippet-pages.ts";

export const SNIPPET_TYPES = ["verification", "analytics", "advertising", "custom"] as const;
export type SnippetType = (typeof SNIPPET_TYPES)[number];

/** The place of a snippet: verification and analytics in the head, advertising and custom at the end of the body. */
const SNIPPET_PLACES = ["head", "body"] as const;
export const placeOf = (type: SnippetType): (typeof SNIPPET_PLACES)[number] =>
  type === "verification" || type === "analytics" ? "head" : "body";

export interface Snippet {
  id: string;
  name: string;
  description: string;
  code: string;
  type: SnippetType;
  /** Hosts that its scripts call in addition to those in its code. */
  hosts: string[];
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Characters; snippets of services have a few hundred. */
const CODE_LENGTH = 30_000;
const MAX_HOSTS = 20;
/** `*.example.com` matches every host below it, as in a Content-Security-Policy (CSP 3 §2.3.1). */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

export const snippetTexts = {
  "snippet.name_required": "Name is required",
  "snippet.code_required": "Code is required",
  "snippet.code_long": "The code has at most 30,000 characters: load what is longer from a file",
  "snippet.host_form": "A host looks like stats.example.com or *.example.com",
} as const;

const required = (longest: number, text: string, tooLong: string) =>
  z.string(text).check(z.trim(), z.minLength(1, text), z.maxLength(longest, tooLong));

const host = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(HOST, snippetTexts["snippet.host_form"]));

/** Whether a stored host still passes today's rule: it becomes part of a header. */
export const isSnippetHost = (stored: string): boolean => stored.length <= 253 && HOST.test(stored);

const type = z.enum(SNIPPET_TYPES, `A type is one of ${SNIPPET_TYPES.join(", ")}`);

/** Clients omit empty fields. */
export const newSnippetSchema = z.object({
  name: required(100, snippetTexts["snippet.name_required"], "A name has at most 100 characters"),
  description: z._default(
    z.string().check(z.trim(), z.maxLength(1000, "A description has at most 1,000 characters")),
    "",
  ),
  code: required(CODE_LENGTH, snippetTexts["snippet.code_required"], snippetTexts["snippet.code_long"]),
  type: z._default(type, "verification"),
  hosts: z._default(
    z.array(host).check(z.maxLength(MAX_HOSTS, `A snippet names at most ${MAX_HOSTS} hosts`)),
    [],
  ),
  is_active: z._default(z.boolean(), true),
});
export type NewSnippet = z.infer<typeof newSnippetSchema>;

export const snippetChangesSchema = z.object({
  name: z.optional(newSnippetSchema.shape.name),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(1000, "A description has at most 1,000 characters")),
  ),
  code: z.optional(newSnippetSchema.shape.code),
  type: z.optional(type),
  hosts: z.optional(
    z.array(host).check(z.maxLength(MAX_HOSTS, `A snippet names at most ${MAX_HOSTS} hosts`)),
  ),
  is_active: z.optional(z.boolean()),
});
export type SnippetChanges = z.infer<typeof snippetChangesSchema>;

/** The list of the admin panel; `q` matches part of the name or the description. */
export const snippetList = listShape(
  {
    id: column.id,
    name: column.text,
    description: column.text,
    code: column.text,
    type: column.choice(SNIPPET_TYPES),
    place: column.choice(SNIPPET_PLACES),
    is_active: column.boolean,
    created_at: column.instant,
    updated_at: column.instant,
  },
  { sort: "created_at", order: "desc" },
  { q: searchText },
);
export type SnippetFilter = FilterOf<typeof snippetList>;

/** Port: the snippets. */
export interface SnippetRepository {
  insert(snippet: Snippet): Promise<void>;
  find(id: string): Promise<Snippet | null>;
  /** Locks the row until the end of the transaction. */
  findForUpdate(id: string): Promise<Snippet | null>;
  list: PageReader<typeof snippetList, Snippet>;
  /** Oldest first, the order in which they appear in pages. */
  listActive(): Promise<Snippet[]>;
  update(snippet: Snippet): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A snippet with its place, its pages and the hosts that it may call. */
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
