import type { Middleware } from "koa";
import { auditList } from "../../../../core/audit/audit-entry.ts";
import type { AuditLog } from "../../../../core/audit/audit-log.ts";
import { actorOf } from "../../session/actor-of.ts";
import { filterParam } from "../../query/filter-param.ts";
import { presentAuditEntry } from "../../../../core/presenters/present-audit-entry.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { sendCsv } from "../../server/send-csv.ts";
import { resourceRoutes } from "./resource.ts";

interface Dependencies {
  auditLog: AuditLog;
  common: Middleware;
  /** The limit of calls that export whole tables. */
  perExport: Middleware;
}

/** The audit log, which is read-only. */
export function auditLogRoutes({ auditLog, common, perExport }: Dependencies): AnyRoute[] {
  return [
    route({
      method: "GET",
      path: "/api/admin/audit_log/actions",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = await auditLog.actions();
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/audit_log/export.csv",
      guard: "admin",
      limit: [perExport, common],
      async handle(ctx) {
        await sendCsv(ctx, "audit-log.csv", auditLog.csv(actorOf(ctx), filterParam(ctx, auditList)));
      },
    }),
    ...resourceRoutes({
      name: "audit_log",
      one: "entry in the audit log",
      common,
      shape: auditList,
      list: auditLog.list,
      get: auditLog.get,
      present: presentAuditEntry,
    }),
  ];
}
