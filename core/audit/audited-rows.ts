import { DomainError } from "../errors.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { ActingAdmin, TransactAs } from "../users/acting-admin.ts";
import type { Actor } from "./actor.ts";
import type { AuditAction } from "./audit-action.ts";
import type { AuditRepository, AuditValues } from "./audit-entry.ts";
import type { AuditTrail } from "./audit-trail.ts";

/** A repository whose records admins change one by one. */
interface Rows<T> {
  find(id: string): Promise<T | null>;
  /** Locks the row until the end of the transaction. */
  findForUpdate(id: string): Promise<T | null>;
  update(row: T): Promise<void>;
}

interface Dependencies<T, Inside> {
  rows: Pick<Rows<T>, "find">;
  /** The same repository inside a transaction. */
  rowsOf: (tx: Inside) => Omit<Rows<T>, "find">;
  transactAs: TransactAs<Inside>;
  trail: AuditTrail;
  /** The table name in audit entries: `code_snippets`. */
  table: string;
  /** The message for an unknown id: "There is no such code snippet". */
  missing: string;
  /** The display name of a record, which the audit log stores. */
  nameOf: (row: T) => string;
  valuesOf: (row: T) => AuditValues;
}

/** CRUD for admins: each change is one transaction with its audit entry. */
export function createAuditedRows<
  T extends { id: string },
  Inside extends { audit: Pick<AuditRepository, "append"> },
>({ rows, rowsOf, transactAs, trail, table, missing, nameOf, valuesOf }: Dependencies<T, Inside>) {
  const found = (row: T | null): T => {
    if (!row) throw new DomainError("not_found", missing);
    return row;
  };

  /** @throws DomainError `not_found` */
  const get = async (id: string): Promise<T> => found(await rows.find(id));

  /** Writes the audit entry of a change. Null: created or deleted. */
  function record(
    tx: Inside,
    by: Actor,
    action: AuditAction,
    { before, after }: { before?: T | null; after?: T | null },
  ): Promise<void> {
    const row = after ?? before;
    return trail.record(tx.audit, by, {
      action,
      subject: { type: table, id: row?.id ?? null, name: row ? nameOf(row) : "" },
      before: before ? valuesOf(before) : null,
      after: after ? valuesOf(after) : null,
    });
  }

  /** @param insert stores the new record and returns it */
  const create = (
    by: Actor,
    action: AuditAction,
    insert: (tx: Inside, acting: ActingAdmin) => Promise<T>,
  ): Promise<T> =>
    transactAs(by, async (tx, acting) => {
      const after = await insert(tx, acting);
      await record(tx, by, action, { after });
      return after;
    });

  /**
   * @param change returns the new record for the stored one
   * @throws DomainError `not_found`, and what `refuse` throws
   */
  const update = (
    by: Actor,
    id: string,
    action: AuditAction,
    change: (before: T, acting: ActingAdmin) => T,
    refuse?: LockedCheck<T>,
  ): Promise<T> =>
    transactAs(by, async (tx, acting) => {
      const before = found(await rowsOf(tx).findForUpdate(id));
      refuse?.(before);
      const after = change(before, acting);
      await rowsOf(tx).update(after);
      await record(tx, by, action, { before, after });
      return after;
    });

  /** @returns the deleted record @throws DomainError `not_found`, and what `refuse` throws */
  const remove = (
    by: Actor,
    id: string,
    action: AuditAction,
    deleteRow: (tx: Inside) => Promise<unknown>,
    refuse?: LockedCheck<T>,
  ): Promise<T> =>
    transactAs(by, async (tx) => {
      const before = found(await rowsOf(tx).findForUpdate(id));
      refuse?.(before);
      await deleteRow(tx);
      await record(tx, by, action, { before });
      return before;
    });

  return { get, record, create, update, remove };
}
