import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of pipelined requests that programs use. Browsers wait for each answer. */
const MAX_UNANSWERED = 32;

/**
 * Hangs up on a connection that asks for more and more before it was answered (pipelining, RFC 9112 section 9.3.2): all of it would be
 * worked on at once, and its answers kept until somebody reads them. Where a connection ends, every answer that waited for its turn
 * on it is notified; Node tells the first one only, before version 24.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Set<ServerResponse>>();

  function open(socket: Socket): Set<ServerResponse> {
    const unanswered = new Set<ServerResponse>();
    connections.set(socket, unanswered);
    socket.once("close", () =>
      setImmediate(() => {
        // by now Node has emitted its events
        for (const response of unanswered) response.emit("close");
      }),
    );
    return unanswered;
  }

  return (request, response) => {
    const { socket } = request;
    const unanswered = connections.get(socket) ?? open(socket);
    if (unanswered.size >= MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
    listener(request, response);
  };
}
