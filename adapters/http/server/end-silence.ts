import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Closes connections without a byte in either direction for this long: a stalled body, or a response that the
 * client does not read. Not while the server works on a complete request, since the client is then waiting.
 */
export function endSilence(server: Server, milliseconds: number): void {
  const last = new WeakMap<Socket, [IncomingMessage, ServerResponse]>();
  server.on("request", (request, response) => last.set(request.socket, [request, response]));
  const isAwaited = (socket: Socket): boolean => {
    const [request, response] = last.get(socket) ?? [];
    return request?.complete === true && response?.headersSent === false && !response.destroyed;
  };
  // with a listener, Node does not close the socket itself; the response restarts the timer
  server.setTimeout(milliseconds, (socket) => {
    if (!isAwaited(socket)) socket.destroy();
  });
}
