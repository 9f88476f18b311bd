import { request } from "node:http";
import type { FuzzRequest } from "./make-request.ts";

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

/** Bytes of an answer that are looked at. */
const ENOUGH = 1_000_000;
/** Milliseconds after which a call counts as hanging: several times what the slowest takes on a slow machine. */
const LIMIT_MS = 30_000;

/** Sends it as it is. @throws Error where there is no whole answer in time */
export const send = (url: string, { method, path, headers, body }: FuzzRequest, token: string | null) =>
  new Promise<FuzzAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const call = request({
      hostname,
      port,
      method,
      path,
      headers: {
        ...headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === null ? {} : { "Content-Length": body.length }),
      },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    call.on("error", reject);
    call.on("response", (response) => {
      const { statusCode: status = 0 } = response;
      const type = response.headers["content-type"] ?? "";
      const chunks: Buffer[] = [];
      let length = 0;
      const done = () => resolve({ status, type, text: Buffer.concat(chunks).toString() });
      // a stream of news never ends
      if (type.startsWith("text/event-stream")) {
        response.destroy();
        return done();
      }
      response.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length <= ENOUGH) chunks.push(chunk);
      });
      response.on("end", done);
      response.on("error", reject);
      return undefined;
    });
    call.end(body ?? undefined);
  });
