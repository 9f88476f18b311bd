import { createHash } from "node:crypto";
import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";

export interface RecordVersion {
  /** The entity tag of a record, including its quotes. */
  tagOf: (record: object) => string;
  /**
   * The check of `If-Match` (RFC 9110 §13.1.1): throws `precondition_failed` for a record with another tag.
   * Without the header, and for `*`, it accepts every record.
   */
  refuseOther: (ctx: Context) => (record: object) => void;
}

/** @param names the fields that distinguish versions of a record */
export function recordVersion(names: readonly string[]): RecordVersion {
  const tagOf = (record: object): string => {
    const values = names.map((name) => (record as Record<string, unknown>)[name] ?? null);
    return `"${createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22)}"`;
  };
  return {
    tagOf,
    refuseOther(ctx) {
      const wanted = ctx.get("If-Match").trim();
      if (wanted === "" || wanted === "*") return () => undefined;
      // a proxy that compresses a response makes its tag weak (W/"…"), although the record is the same
      const tags: readonly string[] = wanted.match(/"[^"]*"/g) ?? [];
      return (record) => {
        if (!tags.includes(tagOf(record))) throw new DomainError("precondition_failed", OTHER_VERSION);
      };
    },
  };
}

const OTHER_VERSION =
  "This record was changed after it was read: read it again, and send the change with its new ETag in If-Match";
