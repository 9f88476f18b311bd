import type { RouterContext } from "@koa/router";
import * as z from "zod/mini";
import { DomainError } from "../../../core/errors.ts";

/**
 * The id in the path. An id in another form matches nothing.
 * @throws DomainError `not_found` with this sentence
 */
export function idOf(
  ctx: Pick<RouterContext, "params">,
  otherwise: string,
  form: z.ZodMiniType<string> = z.uuid(),
): string {
  const id = form.safeParse(ctx.params["id"]);
  if (!id.success) throw new DomainError("not_found", otherwise);
  return id.data;
}
