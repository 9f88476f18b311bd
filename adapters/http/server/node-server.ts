import { createServer, type Server } from "node:http";
import { endSilence } from "./end-silence.ts";
import { endSlowReaders } from "./slow-readers.ts";
import { discardUnreadBodies } from "../body/unread-bodies.ts";

/**
 * Time limits for clients, ms. Legitimate clients send everything at once; a client that sends a byte per
 * second holds a connection, but not forever.
 */
const LIMITS = {
  /** For the headers of a request: a browser sends them in one packet. */
  headersTimeout: 15_000,
  /** For the whole request: the largest archive (50 MB) at 1.4 Mbit/s. */
  requestTimeout: 300_000,
  /**
   * Between two requests. Longer than the minute that proxies commonly use, so that the proxy closes first:
   * otherwise, it may send a request on a connection that was just closed.
   */
  keepAliveTimeout: 65_000,
  /** Cookies, a bearer token and a URL fit in a quarter. */
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5000,
};
/** Idle time, ms. Streams send something every 25 s. */
const SILENCE_MS = 120_000;
/** Each costs some 20 kB and a file descriptor; further clients are disconnected at once. */
const MAX_CONNECTIONS = 10_000;

/** Creates a server that slow clients cannot block. Not listening yet. */
export function createNodeServer(): Server {
  const server = createServer(LIMITS);
  server.maxConnections = MAX_CONNECTIONS;
  endSilence(server, SILENCE_MS);
  endSlowReaders(server);
  discardUnreadBodies(server);
  return server;
}
