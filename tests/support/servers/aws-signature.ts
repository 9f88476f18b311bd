import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

/**
 * The error in the signature of a request (AWS Signature Version 4 for S3), or null. Implemented from the
 * specification, since the test S3 server accepts every signature.
 */
export function signatureProblem(
  { method = "", url = "", headers }: IncomingMessage,
  body: Uint8Array,
  secret: string,
): "MissingSecurityHeader" | "XAmzContentSHA256Mismatch" | "SignatureDoesNotMatch" | null {
  const [, keyId, day, region, signed = "", signature] = HEADER.exec(headers.authorization ?? "") ?? [];
  const time = String(headers["x-amz-date"] ?? "");
  if (keyId === undefined || day === undefined || region === undefined || !time.startsWith(day)) {
    return "MissingSecurityHeader";
  }
  const digest = String(headers["x-amz-content-sha256"]);
  if (digest !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const { pathname, searchParams } = new URL(url, "http://host");
  const path = pathname
    .split("/")
    .map((part) => encoded(decodeURIComponent(part)))
    .join("/");
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const request = [method, path, query, lines.join(""), signed, digest].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
