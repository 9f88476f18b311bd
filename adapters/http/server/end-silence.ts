import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Ends connections without a byte in either direction for so long: a body that does not go on, an answer that nobody reads. Not while
 * the server works on a request that has come whole: it is the client then who waits.
 */
export function endSilence(server: Server, milliseconds: number): void {
  const last = new WeakMap<Socket, [IncomingMessage, ServerResponse]>();
  server.on("request", (request, response) => last.set(request.socket, [request, response]));
  const isAwaited = (socket: Socket): boolean => {
    const [request, response] = last.get(socket) ?? [];
    return request?.complete === true && response?.headersSent === false && !response.destroyed;
  };
  // with a listener Node leaves it to that one; the answer begins the time again
  server.setTimeout(milliseconds, (socket) => {
    if (!isAwaited(socket)) socket.destroy();
  });
}
