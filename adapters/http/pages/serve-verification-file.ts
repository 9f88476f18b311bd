import type { Context, Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import type { ServedFile } from "../../../core/verification-files/verification-file.ts";
import { nameRoute } from "../routing/route-of.ts";

type Files = Pick<VerificationFileService, "findServed">;

/** At the root or under /.well-known. */
const PUBLIC = /^\/(?:\.well-known\/)?([^/]+)$/;

/** The file name in a path. Escapes are rejected, since allowed names do not need them. */
const nameOf = (path: string): string | null => PUBLIC.exec(path)?.[1] ?? null;

/**
 * Serves the files at `/{name}` and `/.well-known/{name}`, after all other routes, so that none of them hides
 * a part of the site.
 */
export function verificationFiles(files: Files): Middleware {
  return async (ctx, next) => {
    const name = ctx.method === "GET" || ctx.method === "HEAD" ? nameOf(ctx.path) : null;
    const file = name === null ? null : await files.findServed(name);
    if (file === null) return next();
    nameRoute(ctx, "verification file");
    return sendFile(ctx, file);
  };
}

const POLICY = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sends an uploaded file so that it cannot act on this origin: a page gets an opaque origin and may not load
 * or run anything, and a script cannot become a service worker, which a sandbox would not prevent.
 */
export function sendFile(ctx: Context, { name, fileType, bytes }: ServedFile): void {
  if (ctx.get("Service-Worker") !== "") {
    throw new DomainError("forbidden", "Files that were uploaded are no service workers");
  }
  ctx.set("Content-Security-Policy", POLICY);
  ctx.remove("Content-Security-Policy-Report-Only");
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Cache-Control", "max-age=3600");
  // the other service may check the file from one of its pages
  ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
  ctx.set("Content-Disposition", `inline; filename="${name}"`);
  ctx.type = fileType;
  ctx.body = Buffer.from(bytes);
}
