import type { Context } from "koa";
import type * as z from "zod/mini";
import { DomainError } from "../../core/errors.ts";

/**
 * `?filter={"type":"url"}`, as ra-data-simple-rest sends it (design §6); absent, an empty object. What the schema does not name is
 * left out.
 * @throws DomainError `validation_failed`
 */
export function filterParam<T>(ctx: Context, schema: z.ZodMiniType<T>): T {
  const { filter } = ctx.query;
  const text = (Array.isArray(filter) ? filter[0] : filter) ?? "{}";
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = ["filter", ...(issue?.path ?? [])].join(".") + `: ${issue?.message ?? "is wrong"}`;
  throw new DomainError("validation_failed", message, { fields: { filter: message } });
}

/** Nothing that is stored holds a NUL, and PostgreSQL refuses to look for one. */
const withoutNul = (_key: string, value: unknown): unknown => {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL");
  return value;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text, withoutNul);
  } catch {
    return undefined;
  }
}
