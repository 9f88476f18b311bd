import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** Time limit for sending the rest of a body; then the connection is closed, whatever happens to the answer. */
const PATIENCE_MS = 30_000;

/** Whether a request declares a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers["content-length"]) > 0 || headers["transfer-encoding"] !== undefined;

/**
 * Reads what still comes of requests that were answered before all of them was there, and throws it away. Else who sends on finds the
 * connection reset, and the answer that says why lost with it (RFC 9112 §9.6); and the next request on the same connection is not read.
 */
export function discardUnreadBodies(server: Server, milliseconds = PATIENCE_MS): void {
  const latest = new WeakMap<Socket, IncomingMessage>();

  server.on("connection", (socket) => {
    const close = socket.destroySoon.bind(socket);
    // Node calls it after an answer that is the last one of its connection
    socket.destroySoon = () => {
      const request = latest.get(socket);
      if (!request || request.complete || request.destroyed) close();
      else {
        request.once("end", close);
        socket.end();
      }
    };
  });

  server.on("request", (request: IncomingMessage, response) => {
    const { socket } = request;
    latest.set(socket, request);
    if (!hasBody(request)) return;
    response.once("finish", () => {
      if (request.readableEnded || request.destroyed) return;
      const impatience = setTimeout(() => socket.destroy(), milliseconds);
      request.once("close", () => clearTimeout(impatience));
      // a client that disconnects now has the answer
      request.on("error", () => undefined);
      // the handler began to read it and gave up
      request.unpipe();
      request.resume();
    });
  });
}
