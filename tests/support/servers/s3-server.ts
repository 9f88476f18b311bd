import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { signatureProblem } from "./aws-signature.ts";

/** The only key that s3rver accepts; its secret is checked here. */
export const S3_KEYS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
export const S3_BUCKET = "pictures";
/** Small enough that a test gets more than one page. */
const PAGE = 2;

export interface S3Server {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Answers the next requests with these statuses instead of passing them on. */
  fail: (...statuses: number[]) => void;
  /** Method, path and query of each request, in order. */
  requests: string[];
  close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * The first page of a long list as S3 returns it. s3rver cannot do it: its tokens need a cipher that OpenSSL
 * no longer has.
 */
function firstPage(list: string): string {
  const keys = [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => key);
  const shown = keys.slice(0, PAGE);
  const token = Buffer.from(shown.at(-1) ?? "").toString("base64");
  const more = keys.length > PAGE;
  const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  const next = more ? `<NextContinuationToken>${token}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`;
}

/** An S3 server (s3rver) behind a proxy that refuses wrong signatures and returns two keys per page. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "quietzone-s3-"));
  const s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: S3_BUCKET, configs: [] }],
  });
  const { port: s3Port } = await s3.run();
  const failures: number[] = [];
  const requests: string[] = [];

  const gate = createServer((request, response) => {
    const answer = async () => {
      const body = await bodyOf(request);
      requests.push(`${request.method} ${request.url}`);
      const failure = failures.shift();
      if (failure !== undefined) return void response.writeHead(failure).end();
      const problem = signatureProblem(request, body, S3_KEYS.secretAccessKey);
      if (problem) {
        return void response
          .writeHead(403)
          .end(`<Error><Code>${problem}</Code><Message>No &amp; no</Message></Error>`);
      }
      const url = new URL(request.url ?? "/", `http://127.0.0.1:${s3Port}`);
      const token = url.searchParams.get("continuation-token");
      if (token !== null) {
        url.searchParams.delete("continuation-token");
        url.searchParams.set("start-after", Buffer.from(token, "base64").toString());
      }
      const { authorization = "", "content-type": type, "x-amz-date": date = "" } = request.headers;
      const passed = await fetch(url, {
        method: request.method ?? "GET",
        headers: {
          authorization,
          "x-amz-date": String(date),
          "x-amz-content-sha256": String(request.headers["x-amz-content-sha256"]),
          ...(type === undefined ? {} : { "content-type": type }),
        },
        ...(body.length === 0 ? {} : { body: Uint8Array.from(body) }),
      });
      const bytes = Buffer.from(await passed.arrayBuffer());
      const isList = passed.ok && url.searchParams.has("list-type");
      return void response.writeHead(passed.status).end(isList ? firstPage(bytes.toString()) : bytes);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    fail: (...statuses) => void failures.push(...statuses),
    requests,
    async close() {
      const closed = new Promise((resolve) => gate.close(resolve));
      gate.closeAllConnections();
      await closed;
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
