import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExtendedFormidableOptions, koaBody } from "koa-body";
import type { Context, Middleware } from "koa";
import { takePart } from "./form-part.ts";
import { gatheringMultipart } from "./gather-part-data.ts";
import { limitPartHeads } from "./part-heads.ts";

/** Hash that compares received with stored bytes: on a full disk, the parser drops some without an error. */
export const FORM_HASH = "sha1";
const MAX_FILES = 1;

/**
 * Reads a form with at most one file into `ctx.request`, with additional `options`. Its files exist until
 * `next` has finished. Each form has its own folder: a parser that fails may still open files it has started,
 * after it has deleted them.
 */
export function formBody({ onPart = takePart, ...options }: ExtendedFormidableOptions): Middleware {
  return async function formBodyMiddleware(ctx, next) {
    // synchronous, since a disconnect meanwhile would go unnoticed
    const uploadDir = mkdtempSync(join(tmpdir(), "quietzone-form-"));
    let files = 0;
    const parse = koaBody({
      multipart: true,
      json: false,
      urlencoded: false,
      text: false,
      formidable: {
        uploadDir,
        // the other plugins have no limits, and match any Content-Type that contains their word:
        // `boundary=octet-stream` filled the disk, `boundary=json` the memory
        enabledPlugins: [gatheringMultipart],
        // an unguessable name takes a millisecond, and the folder belongs to this form only
        filename: () => String(files),
        maxFiles: MAX_FILES,
        // the route rejects an empty file, since it knows what is expected
        allowEmptyFiles: true,
        minFileSize: 0,
        hashAlgorithm: FORM_HASH,
        onPart(part, handle) {
          // a further file is rejected, but files that arrive in the same chunk, thousands of them, would be
          // opened nevertheless
          if (part.mimetype) files += 1;
          if (files <= MAX_FILES + 1) onPart(part, handle);
        },
        ...options,
      },
    });
    try {
      await parse(behindLimit(ctx), next);
    } finally {
      await rm(uploadDir, { recursive: true, force: true }).catch(() => undefined);
    }
  };
}

/** The same request, with its body passed through `limitPartHeads`. */
function behindLimit(ctx: Context): Context {
  // parsed as the parser does
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(ctx.get("Content-Type")) ?? [];
  const boundary = quoted ?? bare;
  if (!ctx.is("multipart") || boundary === undefined) return ctx;
  const req = Object.assign(limitPartHeads(boundary), { headers: ctx.req.headers });
  ctx.req.once("aborted", () => req.emit("aborted"));
  ctx.req.pipe(req);
  return Object.create(ctx, { req: { value: req } }) as Context;
}
