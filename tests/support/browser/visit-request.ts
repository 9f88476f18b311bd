import type { Request } from "@playwright/test";

/** Whether a page says with it that somebody is there, and nothing of what they do (tests/e2e/site/visits.spec.ts). */
export const isVisit = (request: Request): boolean =>
  new URL(request.url()).pathname === "/api/public/visits";
