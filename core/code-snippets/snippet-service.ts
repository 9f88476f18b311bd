import type { Actor } from "../audit/actor.ts";
import type { AuditRepository } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import type { HtmlReader } from "../ports/html-reader.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import { snippetProblem, snippetRefusal } from "./snippet-problem.ts";
import { placeOf } from "./snippet.ts";
import type { NewSnippet, Snippet, SnippetChanges, SnippetRepository } from "./snippet.ts";

interface Dependencies {
  snippets: SnippetRepository;
  transactAs: TransactAs<{ snippets: SnippetRepository; audit: AuditRepository }>;
  html: HtmlReader;
  trail: AuditTrail;
  clock: Clock;
  ids: Ids;
}

export type SnippetService = ReturnType<typeof createSnippetService>;

const valuesOf = ({ name, description, code, type, hosts, isActive }: Snippet) => ({
  name,
  description,
  code,
  type,
  hosts,
  is_active: isActive,
});

/** Code that admins add to the public pages: checked, stored and audited. */
export function createSnippetService({ snippets, transactAs, html, trail, clock, ids }: Dependencies) {
  function check({ code, type }: Pick<Snippet, "code" | "type">): void {
    const problem = snippetProblem(code, placeOf(type), html);
    if (problem) throw snippetRefusal(problem);
  }

  const rows = createAuditedRows({
    rows: snippets,
    rowsOf: (tx) => tx.snippets,
    transactAs,
    trail,
    table: "code_snippets",
    missing: "There is no such code snippet",
    nameOf: ({ name }: Snippet) => name,
    valuesOf,
  });

  /** @throws DomainError `validation_failed` if the code is not self-contained */
  async function create(by: Actor, { is_active, ...wanted }: NewSnippet): Promise<Snippet> {
    check(wanted);
    const now = clock.now();
    const snippet = { ...wanted, id: ids.next(), isActive: is_active, createdAt: now, updatedAt: now };
    return rows.create(by, "code_snippet.created", async (tx) => {
      await tx.snippets.insert(snippet);
      return snippet;
    });
  }

  /** @throws DomainError `not_found`, `validation_failed`, and what `refuse` throws */
  const update = (
    by: Actor,
    id: string,
    { is_active, ...changes }: SnippetChanges,
    refuse?: LockedCheck<Snippet>,
  ): Promise<Snippet> =>
    rows.update(
      by,
      id,
      "code_snippet.updated",
      (before) => {
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const after: Snippet = {
          ...before,
          ...(given as Partial<Snippet>),
          isActive: is_active ?? before.isActive,
          updatedAt: clock.now(),
        };
        // disabling must work whatever the code is
        if (changes.code !== undefined || changes.type !== undefined || after.isActive) check(after);
        return after;
      },
      refuse,
    );

  /** @throws DomainError `not_found`, and what `refuse` throws */
  const remove = (by: Actor, id: string, refuse?: LockedCheck<Snippet>): Promise<Snippet> =>
    rows.remove(by, id, "code_snippet.deleted", (tx) => tx.snippets.remove(id), refuse);

  return { list: snippets.list, get: rows.get, create, update, remove };
}
