import type { Context } from "koa";
import { PERIODS, type Period } from "../../core/analytics/period.ts";
import { DomainError } from "../../core/errors.ts";

/** `?period=`, weekly where it is not said (accounts §2). @throws DomainError `validation_failed` */
export function periodParam(ctx: Context): Period {
  const asked = ctx.query["period"] ?? "weekly";
  const period = PERIODS.find((name) => name === asked);
  if (period !== undefined) return period;
  const message = `period should be one of ${PERIODS.join(", ")}`;
  throw new DomainError("validation_failed", message, { fields: { period: message } });
}
