import type { Context } from "koa";
import { DomainError } from "../../../core/errors.ts";
import { isTimezone } from "../../../core/codes/timezone.ts";
import { signedIn } from "../middleware/authenticate.ts";

/** `?time_zone=`, by default the caller's own. @throws DomainError `validation_failed` */
export function timeZoneParam(ctx: Context): string {
  const asked = ctx.query["time_zone"] ?? signedIn(ctx).user.profile.timezone;
  if (typeof asked === "string" && isTimezone(asked)) return asked;
  const message = "time_zone should be the name of a time zone like Europe/Paris";
  throw new DomainError("validation_failed", message, { fields: { time_zone: message } });
}
