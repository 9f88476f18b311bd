import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";

/** Largest number of characters of a name in an error. */
const NAME_SHOWN = 60;

/** A name from a request, as shown in an error. */
export const shownName = (name: string): string => name.slice(0, NAME_SHOWN);

/** The error for a query parameter. */
export function wrongParam(name: string, problem: string): DomainError {
  const message = `${name}: ${problem}`;
  return new DomainError("validation_failed", message, { fields: { [name]: message } });
}

/**
 * A query parameter, null if absent.
 * @throws DomainError `validation_failed` if it is repeated, since one of the values would be ignored
 */
export function queryText(ctx: Context, name: string): string | null {
  const value = ctx.query[name];
  if (Array.isArray(value)) throw wrongParam(name, "Send it only once");
  return value ?? null;
}

/**
 * JSON of the query.
 * @throws DomainError `validation_failed`
 */
export function queryJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text, withoutNul);
  } catch {
    throw wrongParam(name, "Send JSON");
  }
}

/** PostgreSQL cannot store NUL, and rejects searches for it. */
const withoutNul = (_key: string, value: unknown): unknown => {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL");
  return value;
};
