import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { DomainError } from "../../core/errors.ts";
import { assertImageKey, imageKeyType, isImageKeyPrefix } from "../../core/images/image-key.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";
import { askStore, type StoreAnswer } from "./ask-store.ts";

export interface S3Bucket {
  /** URL of the service, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path instead of the host name. */
  pathStyle: boolean;
}

/** The URL of a bucket with a trailing slash: `host/bucket/`, or `bucket.host/` if it is not in the path. */
export function bucketAddress({
  endpoint,
  bucket,
  pathStyle,
}: Pick<S3Bucket, "endpoint" | "bucket" | "pathStyle">): string {
  if (pathStyle) return `${endpoint}/${bucket}/`;
  return `${endpoint.replace("://", `://${bucket}.`)}/`;
}

const tag = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? "");

/** Pictures as objects of a bucket, in any store with the S3 API (ListObjectsV2, SigV4). */
export function createS3ImageStore(config: S3Bucket): ImageStore {
  const bucket = bucketAddress(config);
  const name = `The image store at ${bucket}`;
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    service: "s3",
    region: config.region,
    retries: 0,
  });

  function ask(path: string, init: { method: string; body?: Uint8Array; contentType?: string }) {
    const { method, body, contentType } = init;
    // signed with the rest, so that a body altered in transit is rejected
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const headers = {
      "X-Amz-Content-Sha256": digest,
      ...(contentType === undefined ? {} : { "Content-Type": contentType }),
    };
    return askStore(name, (signal) =>
      client.fetch(`${bucket}${path}`, {
        method,
        headers,
        signal,
        redirect: "manual",
        ...(body === undefined ? {} : { body: Uint8Array.from(body) }),
      }),
    );
  }

  function refusal(answer: StoreAnswer): DomainError {
    const xml = answer.text();
    const code = tag(xml, "Code") ?? "";
    const message = unescaped(tag(xml, "Message") ?? "");
    const said = [code, message].filter(Boolean).join(": ");
    return new DomainError("storage_failed", `${name} refused (${answer.status}) ${said}`.trim());
  }

  /** One page of keys, and the start of the next. */
  async function page(
    prefix: string,
    token: string | null,
  ): Promise<{ keys: string[]; next: string | null }> {
    const query = new URLSearchParams({
      "list-type": "2",
      prefix,
      ...(token === null ? {} : { "continuation-token": token }),
    });
    const answer = await ask(`?${query.toString()}`, { method: "GET" });
    if (!answer.ok) throw refusal(answer);
    const xml = answer.text();
    const next = tag(xml, "IsTruncated") === "true" ? tag(xml, "NextContinuationToken") : null;
    return {
      keys: [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key),
      next: next === null ? null : unescaped(next),
    };
  }

  return {
    async put(key, bytes, contentType) {
      assertImageKey(key, contentType);
      const answer = await ask(key, { method: "PUT", body: bytes, contentType });
      if (!answer.ok) throw refusal(answer);
    },
    async find(key) {
      const contentType = imageKeyType(key);
      if (contentType === null) return null;
      const answer = await ask(key, { method: "GET" });
      // a missing bucket says nothing about the picture
      if (answer.status === 404 && !answer.text().includes("NoSuchBucket")) return null;
      if (!answer.ok) throw refusal(answer);
      return { bytes: answer.bytes, contentType };
    },
    async list(prefix) {
      if (!isImageKeyPrefix(prefix)) return [];
      const found: string[] = [];
      let token: string | null = null;
      do {
        const { keys, next }: { keys: string[]; next: string | null } = await page(prefix, token);
        found.push(...keys.filter((key) => imageKeyType(key) !== null));
        token = next;
      } while (token !== null);
      return found;
    },
    async remove(key) {
      if (imageKeyType(key) === null) return;
      const answer = await ask(key, { method: "DELETE" });
      if (!answer.ok && answer.status !== 404) throw refusal(answer);
    },
  };
}
