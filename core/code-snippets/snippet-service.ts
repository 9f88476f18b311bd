import type { Actor } from "../audit/actor.ts";
import type { AuditRepository, AuditValues } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { DomainError } from "../errors.ts";
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

const notFound = () => new DomainError("not_found", "There is no such code snippet");

const valuesOf = ({ name, description, code, type, hosts, isActive }: Snippet): AuditValues => ({
  name,
  description,
  code,
  type,
  hosts,
  is_active: isActive,
});
const subjectOf = ({ id, name }: Snippet) => ({ type: "code_snippets", id, name });

/** Code that admins put into the public pages: checked, stored and recorded in the audit log. */
export function createSnippetService({ snippets, transactAs, html, trail, clock, ids }: Dependencies) {
  function check({ code, type }: Pick<Snippet, "code" | "type">): void {
    const problem = snippetProblem(code, placeOf(type), html);
    if (problem) throw snippetRefusal(problem);
  }

  /** @throws DomainError `not_found` */
  async function get(id: string): Promise<Snippet> {
    const snippet = await snippets.find(id);
    if (!snippet) throw notFound();
    return snippet;
  }

  /** @throws DomainError `validation_failed` where the code would not stay in its place */
  async function create(by: Actor, { is_active, ...wanted }: NewSnippet): Promise<Snippet> {
    check(wanted);
    const now = clock.now();
    const snippet = { ...wanted, id: ids.next(), isActive: is_active, createdAt: now, updatedAt: now };
    await transactAs(by, async (inside) => {
      await inside.snippets.insert(snippet);
      const subject = subjectOf(snippet);
      await trail.record(inside.audit, by, {
        action: "code_snippet.created",
        subject,
        after: valuesOf(snippet),
      });
    });
    return snippet;
  }

  /** @throws DomainError `not_found`, `validation_failed`, and what `refuse` throws */
  function update(
    by: Actor,
    id: string,
    { is_active, ...changes }: SnippetChanges,
    refuse?: LockedCheck<Snippet>,
  ): Promise<Snippet> {
    return transactAs(by, async (inside) => {
      const before = await inside.snippets.findForUpdate(id);
      if (!before) throw notFound();
      refuse?.(before);
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const after: Snippet = {
        ...before,
        ...(given as Partial<Snippet>),
        isActive: is_active ?? before.isActive,
        updatedAt: clock.now(),
      };
      // switching off must work whatever stands there
      if (changes.code !== undefined || changes.type !== undefined || after.isActive) check(after);
      await inside.snippets.update(after);
      await trail.record(inside.audit, by, {
        action: "code_snippet.updated",
        subject: subjectOf(after),
        before: valuesOf(before),
        after: valuesOf(after),
      });
      return after;
    });
  }

  /** @throws DomainError `not_found`, and what `refuse` throws */
  function remove(by: Actor, id: string, refuse?: LockedCheck<Snippet>): Promise<Snippet> {
    return transactAs(by, async (inside) => {
      const before = await inside.snippets.findForUpdate(id);
      if (!before) throw notFound();
      refuse?.(before);
      await inside.snippets.remove(id);
      await trail.record(inside.audit, by, {
        action: "code_snippet.deleted",
        subject: subjectOf(before),
        before: valuesOf(before),
      });
      return before;
    });
  }

  return { list: snippets.list, get, create, update, remove };
}
