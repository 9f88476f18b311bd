import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";
import { ROLES, type Role } from "../../../core/users/user.ts";

/** `?role=`; null: everyone. @throws DomainError `validation_failed` */
export function roleParam(ctx: Context): Role | null {
  const asked = ctx.query["role"];
  if (asked === undefined) return null;
  const role = ROLES.find((name) => name === asked);
  if (role !== undefined) return role;
  const message = `role should be one of ${ROLES.join(", ")}`;
  throw new DomainError("validation_failed", message, { fields: { role: message } });
}
