import { createServer, type Server } from "node:http";
import { endSilence } from "./end-silence.ts";
import { endSlowReaders } from "./slow-readers.ts";
import { discardUnreadBodies } from "../body/unread-bodies.ts";

/**
 * How long a client may take, in milliseconds. Clients send what they have in one go; who sends a byte a second holds a connection
 * and little else, and not forever.
 */
const LIMITS = {
  /** For the head of a request: a browser's is one packet. */
  headersTimeout: 15_000,
  /** For the whole request: the largest archive that may come in (50 MB) at 1.4 Mbit/s. */
  requestTimeout: 300_000,
  /** Between two requests. Longer than the minute of common proxies, so that it is they who close: the other way round, a request
   * that is on its way meets a connection that was closed just now. */
  keepAliveTimeout: 65_000,
  /** Cookies, a bearer token and an address fit in a quarter. */
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5000,
};
/** Without a byte. Streams say something each 25 s. */
const SILENCE_MS = 120_000;
/** Each costs some 20 kB and a file descriptor; who comes after is hung up on at once instead of after a minute. */
const MAX_CONNECTIONS = 10_000;

/** A server that no slow client can hold. Not listening yet. */
export function createNodeServer(): Server {
  const server = createServer(LIMITS);
  server.maxConnections = MAX_CONNECTIONS;
  endSilence(server, SILENCE_MS);
  endSlowReaders(server);
  discardUnreadBodies(server);
  return server;
}
