import * as z from "zod/mini";
import {
  invalid,
  read,
  readVariable,
  readAll,
  type Environment,
  type VariableName,
} from "./config-variables.ts";
import type { CloudinaryAccount } from "../images/cloudinary-api.ts";
import type { S3Bucket } from "../images/s3-image-store.ts";
import { parseUrl } from "../addresses/parse-url.ts";

/** The configured store for pictures. */
export type ImageConfig =
  | { store: "local" }
  | ({ store: "s3" } & S3Bucket)
  | ({ store: "cloudinary" } & CloudinaryAccount);

/** Without a slash at its end. */
const addressSchema = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((address) => {
    const { origin, pathname } = new URL(address);
    return `${origin}${pathname}`.replace(/(?<!\/)\/+$/, "");
  }),
);

/** @throws DomainError `config_invalid`, naming everything that is missing at once */
function required<Name extends VariableName>(env: Environment, store: string, names: readonly Name[]) {
  const missing = names.filter((name) => readVariable(env, name) === null);
  if (missing.length > 0) throw invalid(`IMAGE_STORE=${store} needs ${missing.join(" and ")} as well`);
  return (name: Name): string => readVariable(env, name) ?? "";
}

function endpointOf(env: Environment, region: string): string {
  const text = readVariable(env, "S3_ENDPOINT") ?? `https://s3.${region}.amazonaws.com`;
  const parsed = addressSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw invalid(`S3_ENDPOINT should be an address like https://s3.example.org, not "${text}"`);
}

function pathStyleOf(env: Environment): boolean {
  const text = readVariable(env, "S3_PATH_STYLE");
  // self-hosted services rarely have a host name per bucket
  if (text === null) return readVariable(env, "S3_ENDPOINT") !== null;
  if (text === "on" || text === "off") return text === "on";
  throw invalid(`S3_PATH_STYLE should be on or off, not "${text}"`);
}

function readS3(env: Environment): ImageConfig {
  const of = required(env, "s3", ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  const region = read(env, "S3_REGION", "the name of a region", z.string());
  return readAll<ImageConfig & { store: "s3" }>({
    store: () => "s3",
    endpoint: () => endpointOf(env, region),
    region: () => region,
    bucket: () => bucketOf(of("S3_BUCKET")),
    accessKeyId: () => of("S3_ACCESS_KEY_ID"),
    secretAccessKey: () => of("S3_SECRET_ACCESS_KEY"),
    pathStyle: () => pathStyleOf(env),
  });
}

function bucketOf(name: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) return name;
  throw invalid(`S3_BUCKET should be the name of a bucket, 3 to 63 of a-z 0-9 . -, not "${name}"`);
}

const CLOUDINARY_API = "https://api.cloudinary.com";
const CLOUDINARY_DELIVERY = "https://res.cloudinary.com";

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text) || null;
  } catch {
    return null;
  }
}

/** `cloudinary://key:secret@cloud`, with Cloudinary's own option `upload_prefix`. Never repeated: it holds the secret. */
function readCloudinaryUrl(text: string): CloudinaryAccount {
  const url = parseUrl(text);
  const apiKey = decoded(url?.username ?? "");
  const apiSecret = decoded(url?.password ?? "");
  if (url?.protocol !== "cloudinary:" || apiKey === null || apiSecret === null || !url.hostname) {
    throw invalid("CLOUDINARY_URL should be cloudinary://<api key>:<api secret>@<cloud name>");
  }
  const apiUrl = addressSchema.safeParse(url.searchParams.get("upload_prefix") ?? CLOUDINARY_API);
  if (!apiUrl.success) throw invalid("upload_prefix in CLOUDINARY_URL should be an address");
  return {
    cloudName: url.hostname,
    apiKey,
    apiSecret,
    apiUrl: apiUrl.data,
    deliveryUrl: CLOUDINARY_DELIVERY,
  };
}

function readCloudinary(env: Environment): ImageConfig {
  const url = readVariable(env, "CLOUDINARY_URL");
  if (url !== null) return { store: "cloudinary", ...readCloudinaryUrl(url) };
  const names = ["CLOUDINARY_CLOUD_NAME", "CLOUDINARY_API_KEY", "CLOUDINARY_API_SECRET"] as const;
  if (names.every((name) => readVariable(env, name) === null)) {
    throw invalid(`IMAGE_STORE=cloudinary needs CLOUDINARY_URL, or ${names.join(", ")}`);
  }
  const of = required(env, "cloudinary", names);
  return {
    store: "cloudinary",
    cloudName: of("CLOUDINARY_CLOUD_NAME"),
    apiKey: of("CLOUDINARY_API_KEY"),
    apiSecret: of("CLOUDINARY_API_SECRET"),
    apiUrl: CLOUDINARY_API,
    deliveryUrl: CLOUDINARY_DELIVERY,
  };
}

/** @throws DomainError `config_invalid`, which never repeats a secret */
export function readImageConfig(env: Environment): ImageConfig {
  const store = read(env, "IMAGE_STORE", "local, s3 or cloudinary", z.enum(["local", "s3", "cloudinary"]));
  if (store === "s3") return readS3(env);
  return store === "cloudinary" ? readCloudinary(env) : { store };
}
