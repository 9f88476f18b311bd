import type { Request } from "@playwright/test";

/** Whether a request reports a visit (tests/e2e/site/visits.spec.ts). */
export const isVisit = (request: Request): boolean =>
  new URL(request.url()).pathname === "/api/public/visits";
