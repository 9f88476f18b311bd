import { createHash } from "node:crypto";
import { Router } from "@koa/router";
import Koa, { type Context } from "koa";
import { koaBody } from "koa-body";
import { readFile, rm } from "node:fs/promises";
import { listen } from "../listen.ts";

export const CLOUD = { cloudName: "demo", apiKey: "123456", apiSecret: "cloud-secret" };
/** Small enough that a test gets more than one page. */
const PAGE = 2;
/** Lifetime of a signature, s. */
const SIGNATURE_LIFE = 3600;
const UNSIGNED = new Set([
  "file",
  "cloud_name",
  "resource_type",
  "api_key",
  "signature",
  "signature_algorithm",
]);

export interface CloudinaryServer {
  /** Origin of API and pictures, without a trailing slash. */
  url: string;
  /** The created presets, as requested. */
  presets: Record<string, string>[];
  /** Answers the next requests with these statuses. */
  fail: (...statuses: number[]) => void;
  close: () => Promise<void>;
}

const refuse = (ctx: Context, status: number, message: string): void => {
  ctx.status = status;
  ctx.set("X-Cld-Error", message);
  ctx.body = { error: { message } };
};

/**
 * The error in the signature of a call: Cloudinary signs all sorted parameters except some, followed by the
 * secret, with SHA-1 or SHA-256.
 */
function signatureProblem(parameters: Record<string, string>): string | null {
  const text = Object.keys(parameters)
    .filter((name) => !UNSIGNED.has(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join("&");
  const digests = ["sha1", "sha256"].map((kind) =>
    createHash(kind)
      .update(text + CLOUD.apiSecret)
      .digest("hex"),
  );
  if (parameters["api_key"] !== CLOUD.apiKey) return "Unknown API key";
  if (!digests.includes(parameters["signature"] ?? "")) {
    return `Invalid Signature ${parameters["signature"]}. String to sign - '${text}'.`;
  }
  const age = Date.now() / 1000 - Number(parameters["timestamp"]);
  return age > SIGNATURE_LIFE ? `Stale request - reported time is ${parameters["timestamp"]}` : null;
}

/** The format of a file by its content; Cloudinary stores no others as images. */
function formatOf(bytes: Buffer): string | null {
  if (bytes.subarray(1, 4).toString() === "PNG") return "png";
  if (bytes.subarray(8, 12).toString() === "WEBP") return "webp";
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? "jpg" : null;
}

const fields = (ctx: Context) => (ctx.request.body ?? {}) as Record<string, string>;

const isOperator = (ctx: Context): boolean =>
  ctx.get("Authorization") ===
  `Basic ${Buffer.from(`${CLOUD.apiKey}:${CLOUD.apiSecret}`).toString("base64")}`;

/** An in-memory cloud that answers according to Cloudinary's documentation. */
export async function startCloudinaryServer(): Promise<CloudinaryServer> {
  const pictures = new Map<string, { bytes: Buffer; format: string }>();
  const presets: Record<string, string>[] = [];
  const failures: number[] = [];
  const app = new Koa();
  const router = new Router();

  app.use(async (ctx, next) => {
    const failure = failures.shift();
    if (failure === undefined) await next();
    else refuse(ctx, failure, "Something went wrong");
  });
  app.use(koaBody({ multipart: true }));

  const api = `/v1_1/${CLOUD.cloudName}`;
  router.post(`${api}/image/:action`, async (ctx) => {
    const parameters = fields(ctx);
    const { public_id: publicId = "" } = parameters;
    const file = [ctx.request.files?.["file"]].flat()[0];
    const bytes = file ? await readFile(file.filepath) : null;
    if (file) await rm(file.filepath, { force: true });
    const problem = signatureProblem(parameters);
    if (problem) return refuse(ctx, 401, problem);
    if (ctx.params["action"] === "destroy") {
      ctx.body = { result: pictures.delete(publicId) ? "ok" : "not found" };
      return undefined;
    }
    const format = bytes && formatOf(bytes);
    if (!bytes || !format) return refuse(ctx, 400, "Invalid image file");
    pictures.set(publicId, { bytes, format });
    ctx.body = { public_id: publicId, format, bytes: bytes.length, resource_type: "image" };
    return undefined;
  });

  router.get(`${api}/resources/image/upload`, (ctx) => {
    if (!isOperator(ctx)) return refuse(ctx, 401, "Invalid credentials");
    const { prefix = "", next_cursor: cursor } = ctx.query as Record<string, string>;
    const found = [...pictures].filter(([publicId]) => publicId.startsWith(prefix));
    const start = Number(cursor ?? 0);
    const resources = found
      .slice(start, start + PAGE)
      .map(([public_id, { format }]) => ({ public_id, format, type: "upload" }));
    const more = found.length > start + PAGE;
    ctx.body = { resources, ...(more ? { next_cursor: String(start + PAGE) } : {}) };
    return undefined;
  });

  router.post(`${api}/upload_presets`, (ctx) => {
    if (!isOperator(ctx)) return refuse(ctx, 401, "Invalid credentials");
    const preset = { ...fields(ctx) };
    if (presets.some(({ name }) => name === preset["name"])) {
      return refuse(ctx, 409, `Preset with name ${preset["name"]} already exists`);
    }
    presets.push(preset);
    ctx.body = { message: "created", name: preset["name"] };
    return undefined;
  });

  router.get(`/${CLOUD.cloudName}/image/upload/v1/:folder/:file`, (ctx) => {
    const [name = "", extension] = String(ctx.params["file"]).split(".");
    const picture = pictures.get(`${ctx.params["folder"]}/${name}`);
    if (!picture || picture.format !== extension) return void (ctx.status = 404);
    ctx.type = picture.format;
    return void (ctx.body = picture.bytes);
  });
  app.use(router.routes());
  const { url, close } = await listen(app);
  return { url, presets, fail: (...statuses) => void failures.push(...statuses), close };
}
