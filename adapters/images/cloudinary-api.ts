import { createHash } from "node:crypto";
import { DomainError } from "../../core/errors.ts";
import { askStore, type StoreAnswer } from "./ask-store.ts";

/** An account at Cloudinary. */
export interface CloudinaryAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Origin of the API: another one for accounts in a data center of their region. */
  apiUrl: string;
  /** Origin of the pictures. */
  deliveryUrl: string;
}

/**
 * The signature of a call of the Upload API: its parameters sorted by name, joined, and the secret after them, as SHA-256. Cloudinary
 * takes SHA-1 and SHA-256 (documentation, "Generating authentication signatures").
 */
export function cloudinarySignature(parameters: Readonly<Record<string, string>>, apiSecret: string): string {
  const text = Object.entries(parameters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return createHash("sha256").update(`${text}${apiSecret}`).digest("hex");
}

const messageOf = (answer: StoreAnswer): string => {
  try {
    const { error } = JSON.parse(answer.text()) as { error?: { message?: unknown } };
    if (typeof error?.message === "string") return error.message;
  } catch {
    // no JSON: the status has to do
  }
  return "it gave no reason";
};

/** The part of Cloudinary's HTTP API that is used. Every call throws DomainError `storage_failed`. */
export function createCloudinaryApi(account: CloudinaryAccount) {
  const { cloudName, apiKey, apiSecret, apiUrl, deliveryUrl } = account;
  const name = `Cloudinary (${cloudName})`;
  const base = `${apiUrl}/v1_1/${encodeURIComponent(cloudName)}`;
  const basic = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString("base64")}`;

  const ask = (url: string, init: RequestInit): Promise<StoreAnswer> =>
    askStore(name, (signal) => fetch(url, { ...init, signal, redirect: "manual" }));

  function refusal(answer: StoreAnswer): DomainError {
    // the provider's own words, which never hold the secret
    const said = messageOf(answer).replaceAll(apiSecret, "***");
    return new DomainError("storage_failed", `${name} refused (${answer.status}): ${said}`);
  }

  function parsed(answer: StoreAnswer): Record<string, unknown> {
    if (!answer.ok) throw refusal(answer);
    try {
      return JSON.parse(answer.text()) as Record<string, unknown>;
    } catch (cause) {
      throw new DomainError("storage_failed", `${name} answered something that is no JSON`, { cause });
    }
  }

  /** A signed call of the Upload API for images. */
  async function upload(
    action: "upload" | "destroy",
    parameters: Record<string, string>,
    file?: Blob,
  ): Promise<Record<string, unknown>> {
    const signed = { ...parameters, timestamp: String(Math.floor(Date.now() / 1000)) };
    const form = new FormData();
    for (const [field, value] of Object.entries(signed)) form.append(field, value);
    form.append("api_key", apiKey);
    form.append("signature", cloudinarySignature(signed, apiSecret));
    form.append("signature_algorithm", "sha256");
    // a fixed file name: the public id already names the picture
    if (file) form.append("file", file, "picture");
    return parsed(await ask(`${base}/image/${action}`, { method: "POST", body: form }));
  }

  /** A call of the Admin API. @param path with its query, below the cloud's address */
  async function admin(path: string, body?: URLSearchParams): Promise<Record<string, unknown>> {
    const init = body === undefined ? {} : { method: "POST", body };
    return parsed(await ask(`${base}/${path}`, { ...init, headers: { Authorization: basic } }));
  }

  /** A stored picture as it was sent, or null. @param file `public id.ext` */
  async function deliver(file: string): Promise<Uint8Array | null> {
    // v1: required by Cloudinary for public ids with folders, so that deleted pictures leave its caches
    const answer = await ask(`${deliveryUrl}/${cloudName}/image/upload/v1/${file}`, {});
    if (answer.status === 404) return null;
    if (!answer.ok) throw refusal(answer);
    return answer.bytes;
  }

  return { upload, admin, deliver };
}
