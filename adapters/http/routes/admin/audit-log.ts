import type { Router } from "@koa/router";
import { AUDIT_SORTS } from "../../../../core/audit/audit-entry.ts";
import type { AuditLog } from "../../../../core/audit/audit-log.ts";
import { auditFilterOf, auditFilterSchema } from "../../../../core/audit/audit-requests.ts";
import { actorOf } from "../../actor-of.ts";
import { filterParam } from "../../filter-param.ts";
import { presentAuditEntry } from "../../present-audit-entry.ts";
import { sendCsv } from "../../send-csv.ts";
import { resourceRoutes } from "./resource.ts";

/** Who did what, to be read only. */
export function auditLogRoutes(router: Router, { auditLog }: { auditLog: AuditLog }): void {
  router.get("/audit_log/actions", async (ctx) => {
    ctx.body = await auditLog.actions();
  });

  router.get("/audit_log/export.csv", async (ctx) => {
    const filter = auditFilterOf(filterParam(ctx, auditFilterSchema));
    await sendCsv(ctx, "audit-log.csv", auditLog.csv(actorOf(ctx), filter));
  });

  resourceRoutes(router, {
    name: "audit_log",
    fields: AUDIT_SORTS,
    sort: { sort: "at", order: "desc" },
    filter: auditFilterSchema,
    list: (query, filter) => auditLog.list(query, auditFilterOf(filter)),
    get: auditLog.get,
    present: presentAuditEntry,
  });
}
