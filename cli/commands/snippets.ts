import { commandLine } from "../../core/audit/actor.ts";
import type { SnippetService } from "../../core/code-snippets/snippet-service.ts";
import {
  newSnippetSchema,
  snippetChangesSchema,
  type Snippet,
  type SnippetChanges,
} from "../../core/code-snippets/snippet.ts";
import { checked } from "../input/checked.ts";
import { readTextFile } from "../input/read-text-file.ts";
import { withServices } from "../with-services.ts";

/** As typed, not validated yet. */
export interface SnippetOptions {
  name?: string;
  description?: string;
  type?: string;
  /** A file, or - for standard input. */
  code?: string;
  host?: string[];
  inactive?: boolean;
}

const MAX_ROWS = 1000;

const withSnippets = <T>(work: (snippets: SnippetService) => Promise<T>): Promise<T> =>
  withServices((services) => work(services.snippets));

/** The fields that were typed. */
async function fieldsOf({ code, host, ...fields }: SnippetOptions) {
  return {
    ...fields,
    ...(code === undefined ? {} : { code: await readTextFile(code) }),
    ...(host === undefined ? {} : { hosts: host }),
  };
}

/**
 * `quietzone snippets`: code in the public pages, while a server is running or not. Every change is in the
 * audit log.
 */
export const snippets = {
  /** Newest first. */
  list: (): Promise<Snippet[]> =>
    withSnippets(async (all) => {
      const query = { sort: "created_at", order: "desc", offset: 0, limit: MAX_ROWS } as const;
      return (await all.list(query, {})).items;
    }),

  /** @throws DomainError `not_found` */
  show: (id: string): Promise<Snippet> => withSnippets((all) => all.get(id)),

  /** @throws WrongUse; DomainError `not_found` for a file */
  async create({ inactive = false, ...options }: SnippetOptions): Promise<Snippet> {
    const fields = await fieldsOf(options);
    const wanted = checked(newSnippetSchema.safeParse({ ...fields, is_active: !inactive }));
    return withSnippets((all) => all.create(commandLine, wanted));
  },

  /** @throws WrongUse; DomainError `not_found` */
  async update(id: string, options: SnippetOptions): Promise<Snippet> {
    const changes: SnippetChanges = checked(snippetChangesSchema.safeParse(await fieldsOf(options)));
    return withSnippets((all) => all.update(commandLine, id, changes));
  },

  /** @throws DomainError `not_found` */
  setActive: (id: string, isActive: boolean): Promise<Snippet> =>
    withSnippets((all) => all.update(commandLine, id, { is_active: isActive })),

  /** @throws DomainError `not_found` */
  delete: (id: string): Promise<Snippet> => withSnippets((all) => all.remove(commandLine, id)),
};
