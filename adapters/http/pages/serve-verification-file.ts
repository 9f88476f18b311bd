import type { Context, Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import type { VerificationFileService } from "../../../core/verification-files/verification-file-service.ts";
import type { ServedFile } from "../../../core/verification-files/verification-file.ts";
import { nameRoute } from "../routing/route-of.ts";

type Files = Pick<VerificationFileService, "findServed">;

/** At the root or below /.well-known. */
const PUBLIC = /^\/(?:\.well-known\/)?([^/]+)$/;

/** The name that a path asks for. One with an escape in it names nothing: the names that are allowed need none. */
const nameOf = (path: string): string | null => PUBLIC.exec(path)?.[1] ?? null;

/** Answers for the files at `/{name}` and `/.well-known/{name}`: last of all, so that none of them hides anything of the site. */
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
 * Sends somebody's file so that it cannot act on this origin: a page has an origin that is none and may load and run
 * nothing, and a script is no service worker, which a sandbox would not hinder.
 */
export function sendFile(ctx: Context, { name, fileType, bytes }: ServedFile): void {
  if (ctx.get("Service-Worker") !== "") {
    throw new DomainError("forbidden", "Files that were uploaded are no service workers");
  }
  ctx.set("Content-Security-Policy", POLICY);
  ctx.remove("Content-Security-Policy-Report-Only");
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Cache-Control", "max-age=3600");
  // the check may be requested by one of their pages
  ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
  ctx.set("Content-Disposition", `inline; filename="${name}"`);
  ctx.type = fileType;
  ctx.body = Buffer.from(bytes);
}
