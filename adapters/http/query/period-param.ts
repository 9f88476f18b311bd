import type { Context } from "koa";
import type { Span } from "../../../core/analytics/day-range.ts";
import { PERIODS, type Period } from "../../../core/analytics/period.ts";
import { DomainError } from "../../../core/errors.ts";

/**
 * `?period=`, or the default: weekly for customers, daily for admins. @throws DomainError `validation_failed`
 */
export function periodParam(ctx: Context, otherwise: Period = "weekly"): Period {
  const asked = ctx.query["period"] ?? otherwise;
  const period = PERIODS.find((name) => name === asked);
  if (period !== undefined) return period;
  const message = `period should be one of ${PERIODS.join(", ")}`;
  throw new DomainError("validation_failed", message, { fields: { period: message } });
}

/** `?from=&to=`, days, both included, or `?period=`. The report validates the range. @throws as above */
export function spanParam(ctx: Context, otherwise: Period): Span {
  const { from, to } = ctx.query;
  if (from === undefined && to === undefined) return periodParam(ctx, otherwise);
  return { from: String(from), to: String(to) };
}
