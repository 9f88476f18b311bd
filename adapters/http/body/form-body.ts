import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExtendedFormidableOptions, koaBody } from "koa-body";
import type { Context, Middleware } from "koa";
import { takePart } from "./form-part.ts";
import { gatheringMultipart } from "./gather-part-data.ts";
import { limitPartHeads } from "./part-heads.ts";

/** By which bytes that were received are compared with those that were kept: on a full disk the parser drops some and says nothing. */
export const FORM_HASH = "sha1";
const MAX_FILES = 1;

/**
 * Reads a form with at most one file into `ctx.request`, by the rules of `options` besides. Its files are there until `next` is
 * done. They have a folder of their own: a parser that gives up still opens what it began with, and removes it before that.
 */
export function formBody({ onPart = takePart, ...options }: ExtendedFormidableOptions): Middleware {
  return async function formBodyMiddleware(ctx, next) {
    // at once: a disconnect meanwhile would not be noticed
    const uploadDir = mkdtempSync(join(tmpdir(), "quietzone-form-"));
    let files = 0;
    const parse = koaBody({
      multipart: true,
      json: false,
      urlencoded: false,
      text: false,
      formidable: {
        uploadDir,
        // its others know no limit, and each is for any Content-Type that its word is in: `boundary=octet-stream` filled the disk,
        // `boundary=json` the memory
        enabledPlugins: [gatheringMultipart],
        // a name that nobody else could guess takes a millisecond, and the folder is this form's own
        filename: () => String(files),
        maxFiles: MAX_FILES,
        // an empty file is refused by the route, which knows what it should be
        allowEmptyFiles: true,
        minFileSize: 0,
        hashAlgorithm: FORM_HASH,
        onPart(part, handle) {
          // one too many is refused, and what comes with it in one piece, thousands of them, would be opened all the same
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

/** The same call, of whose body the parser gets to see what `limitPartHeads` lets through. */
function behindLimit(ctx: Context): Context {
  // read as the parser reads it
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(ctx.get("Content-Type")) ?? [];
  const boundary = quoted ?? bare;
  if (!ctx.is("multipart") || boundary === undefined) return ctx;
  const req = Object.assign(limitPartHeads(boundary), { headers: ctx.req.headers });
  ctx.req.once("aborted", () => req.emit("aborted"));
  ctx.req.pipe(req);
  return Object.create(ctx, { req: { value: req } }) as Context;
}
