import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { koaBody } from "koa-body";
import type { Context, Middleware } from "koa";
import { DomainError } from "../../core/errors.ts";

/** What was received is compared by it with what was kept: on a full disk the parser drops bytes and says nothing. */
const HASH = "sha1";

/** Takes one file of at most `maxBytes` as multipart/form-data; larger ones are cut off with 413. */
export function multipartBody(maxBytes: number): Middleware {
  return koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      maxFiles: 1,
      maxFileSize: maxBytes,
      // an empty file is refused by whoever knows what it should be
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFields: 10,
      maxFieldsSize: 10_000,
      hashAlgorithm: HASH,
    },
  });
}

/**
 * The uploaded file in field `name`, as its sender calls it, and the text fields beside it. Who takes the name checks it.
 * @throws DomainError `validation_failed`, `unsupported_media_type`
 */
export async function uploadedNamedFile(
  ctx: Context,
  name: string,
): Promise<{ name: string; bytes: Uint8Array; fields: unknown }> {
  const file = [ctx.request.files?.[name]].flat()[0];
  const bytes = await uploadedFile(ctx, name);
  return { name: file?.originalFilename ?? "", bytes, fields: ctx.request.body ?? {} };
}

/**
 * The bytes of the uploaded file in field `name`. Its name and content type are the client's claims, and not looked at.
 * @throws DomainError `validation_failed`, `unsupported_media_type`
 */
export async function uploadedFile(ctx: Context, name: string): Promise<Uint8Array> {
  if (!ctx.is("multipart/form-data")) {
    throw new DomainError("unsupported_media_type", "Send the file as multipart/form-data");
  }
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    const file = [ctx.request.files?.[name]].flat()[0];
    if (file === undefined) {
      throw new DomainError("validation_failed", `Send the file in the field ${name}`, {
        fields: { [name]: "Required" },
      });
    }
    const bytes = await readFile(file.filepath);
    if (file.hash !== createHash(HASH).update(bytes).digest("hex")) throw notKept();
    return bytes;
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
}

const notKept = (): Error =>
  Object.assign(new Error("an upload was not kept whole on the disk of temporary files"), { code: "ENOSPC" });
