import { Agent, request, type IncomingHttpHeaders } from "node:http";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the first byte sent to the last byte read. */
  ms: number;
}

export interface AskOptions {
  method?: string;
  json?: unknown;
  raw?: Buffer;
  token?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  /** Must exceed the time for any answer. */
  timeoutMs?: number;
}

const shared = new Agent({ keepAlive: true, maxSockets: 256 });

/** Closes idle connections, which the server could otherwise close just as the next request goes out. */
export const hangUp = (): void => shared.destroy();

/**
 * Sends one request with node:http, without retries, redirects, or a foreign connection pool. Rejects if
 * there is no complete answer.
 */
export function ask(url: string, options: AskOptions = {}): Promise<Reply> {
  const { json, token, headers = {}, agent = shared, timeoutMs = 60_000 } = options;
  const body = options.raw ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: options.method ?? (body === undefined ? "GET" : "POST"),
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
          ...(body === undefined ? {} : { "Content-Length": String(body.byteLength) }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            ms: performance.now() - start,
          }),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/** The JSON body of an answer; fails if there is none. */
export function jsonOf(reply: Reply): Record<string, unknown> {
  return reply.text === "" ? {} : (JSON.parse(reply.text) as Record<string, unknown>);
}

/** A form with one file, as a browser sends it. */
export function fileForm(name: string, bytes: Uint8Array): Pick<AskOptions, "raw" | "headers"> {
  const edge = "----quietzone-fault";
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    raw: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { "Content-Type": `multipart/form-data; boundary=${edge}` },
  };
}
