import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";

/** Characters of a name that an error repeats. */
const NAME_SHOWN = 60;

/** A name from a request, as an error repeats it. */
export const shownName = (name: string): string => name.slice(0, NAME_SHOWN);

/** A refusal of one parameter of the query. */
export function wrongParam(name: string, problem: string): DomainError {
  const message = `${name}: ${problem}`;
  return new DomainError("validation_failed", message, { fields: { [name]: message } });
}

/**
 * A parameter of the query, null where it is absent.
 * @throws DomainError `validation_failed` where it is there twice: one of them would be dropped
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

/** PostgreSQL stores no NUL, and rejects a search for one. */
const withoutNul = (_key: string, value: unknown): unknown => {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL");
  return value;
};
