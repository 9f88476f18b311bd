import { request as plainRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { DomainError } from "../../core/errors.ts";
import type { HostCheck } from "./host-check.ts";
import { parseUrl } from "../addresses/parse-url.ts";

interface OutboundRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

interface OutboundAnswer {
  /** A redirect is an answer like any other: it is not followed. */
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

export type CheckedRequest = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>;

const TIMEOUT_MS = 5000;
const MEGABYTE = 1024 * 1024;

interface Options {
  checkHost: HostCheck;
  /** The User-Agent header. */
  userAgent: string;
  timeoutMs?: number;
  /** Largest answer; 1 MiB by default. */
  maxBytes?: number;
}

/**
 * Calls an address from settings or users, with protection against SSRF: only http and https, only public
 * hosts, no redirects, five seconds in total, at most 1 MiB. Error messages contain nothing of the response.
 */
export function createCheckedRequest({
  checkHost,
  userAgent,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MEGABYTE,
}: Options): CheckedRequest {
  /** @throws DomainError `outbound_refused`; `unavailable` if there is no response; `too_large` */
  return async function checkedRequest(address, { method = "GET", headers = {}, body } = {}) {
    const url = readUrl(address);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const checked = await withSignal(checkHost(host), signal);
      const response = await send(
        url,
        {
          method,
          headers: { ...headers, "User-Agent": userAgent },
          signal,
          agent: false,
          // connect to the address that was checked
          lookup: (_name, { all }, done) =>
            all ? done(null, checked) : done(null, checked[0]?.address ?? "", checked[0]?.family),
        },
        body,
      );
      const bytes = await readBody(response, maxBytes);
      return { status: response.statusCode ?? 0, headers: headersOf(response), bytes };
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const reason = signal.aborted ? "did not answer in time" : "cannot be reached";
      throw new DomainError("unavailable", `The server of the address ${reason}`, { cause: error });
    }
  };
}

function readUrl(address: string): URL {
  const url = parseUrl(address);
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new DomainError("outbound_refused", "The address should begin with https:// or http://");
  }
  if (url.username !== "" || url.password !== "") {
    throw new DomainError("outbound_refused", "The address should hold no user name and no password");
  }
  return url;
}

async function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  );
  // caught below; after that, nothing handles it any more
  aborted.catch(() => undefined);
  return Promise.race([work, aborted]);
}

function send(url: URL, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? secureRequest(url, options) : plainRequest(url, options);
    request.on("response", resolve);
    request.on("error", reject);
    request.end(body);
  });
}

/** The first value of each: one that is repeated says nothing that anybody here asks for. */
const headersOf = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(Object.entries(headersDistinct).map(([name, values]) => [name, values?.[0] ?? ""]));

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // leaving the loop ends the connection
    if (size > maxBytes) {
      throw new DomainError("too_large", `The answer is larger than ${maxBytes / MEGABYTE} MiB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
