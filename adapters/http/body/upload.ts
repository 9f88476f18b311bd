import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import type { Context, Middleware } from "koa";
import { DomainError } from "../../../core/errors.ts";
import { FORM_HASH, formBody } from "./form-body.ts";
import type { BodyReader } from "../routing/route.ts";

/**
 * Accepts one file of at most `maxBytes` as multipart/form-data; larger ones are aborted with 413. In any
 * case, nothing of the request stays on the disk.
 */
export const multipartBody = (maxBytes: number): Middleware =>
  formBody({ maxFileSize: maxBytes, maxFields: 10, maxFieldsSize: 10_000 });

/**
 * The bytes of a form's single file in the field `file`, of at most `maxBytes`.
 * @throws DomainError `validation_failed`, `unsupported_media_type`, `too_large`
 */
export const fileForm = (maxBytes: number): BodyReader<Uint8Array> => readForm(maxBytes, uploadedFile);

/** The same with the file name from the client, and the other text fields. */
export const namedFileForm = (maxBytes: number): BodyReader<NamedFile> =>
  readForm(maxBytes, uploadedNamedFile);

function readForm<Body>(
  maxBytes: number,
  read: (ctx: Context, name: string) => Promise<Body>,
): BodyReader<Body> {
  const parse = multipartBody(maxBytes);
  return {
    async read(ctx) {
      const found: Body[] = [];
      // the form's folder is deleted when this returns
      await parse(ctx, async () => {
        found.push(await read(ctx, "file"));
      });
      const [body] = found;
      if (body === undefined) throw new Error("the form was not read");
      return body;
    },
  };
}

interface NamedFile {
  name: string;
  bytes: Uint8Array;
  fields: unknown;
}

/**
 * The uploaded file in field `name`, with the file name from the client, and the other text fields. Callers
 * must validate the file name.
 * @throws DomainError `validation_failed`, `unsupported_media_type`
 */
async function uploadedNamedFile(ctx: Context, name: string): Promise<NamedFile> {
  const file = [ctx.request.files?.[name]].flat()[0];
  const bytes = await uploadedFile(ctx, name);
  return { name: file?.originalFilename ?? "", bytes, fields: ctx.request.body ?? {} };
}

/**
 * The bytes of the uploaded file in field `name`. Its name and content type come from the client and are
 * ignored.
 * @throws DomainError `validation_failed`, `unsupported_media_type`
 */
async function uploadedFile(ctx: Context, name: string): Promise<Uint8Array> {
  if (!ctx.is("multipart/form-data")) {
    throw new DomainError("unsupported_media_type", "Send the file as multipart/form-data");
  }
  const file = [ctx.request.files?.[name]].flat()[0];
  if (file === undefined) {
    throw new DomainError("validation_failed", `Send the file in the field ${name}`, {
      fields: { [name]: "Required" },
    });
  }
  const bytes = await keptBytes(file);
  // deleted early, since some routes process the content for long
  await rm(file.filepath, { force: true });
  return bytes;
}

/**
 * Reads the file that `formBody` stored.
 * @throws an error ENOSPC if it is not everything that was received
 */
export async function keptBytes({
  filepath,
  hash,
}: {
  filepath: string;
  hash?: string | null;
}): Promise<Buffer> {
  const bytes = await readFile(filepath);
  if (hash === createHash(FORM_HASH).update(bytes).digest("hex")) return bytes;
  const message = "an upload was not kept whole on the disk of temporary files";
  throw Object.assign(new Error(message), { code: "ENOSPC" });
}
