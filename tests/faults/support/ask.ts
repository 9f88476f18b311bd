import { Agent, request, type IncomingHttpHeaders } from "node:http";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the first byte sent to the last one read. */
  ms: number;
}

export interface AskOptions {
  method?: string;
  json?: unknown;
  raw?: Buffer;
  token?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  /** Longer than any answer may take. */
  timeoutMs?: number;
}

const shared = new Agent({ keepAlive: true, maxSockets: 256 });

/** Ends connections that nobody uses: the server is about to, perhaps in the moment in which the next request goes out. */
export const hangUp = (): void => shared.destroy();

/** One request by node:http, without retries, redirects or a pool of somebody else's. Rejects where no whole answer came. */
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

/** The JSON of an answer that has to be there. */
export function jsonOf(reply: Reply): Record<string, unknown> {
  return reply.text === "" ? {} : (JSON.parse(reply.text) as Record<string, unknown>);
}

/** One file as a browser sends it in a form. */
export function fileForm(name: string, bytes: Uint8Array): Pick<AskOptions, "raw" | "headers"> {
  const edge = "----quietzone-fault";
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    raw: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { "Content-Type": `multipart/form-data; boundary=${edge}` },
  };
}
