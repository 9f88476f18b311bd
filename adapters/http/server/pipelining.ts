import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of pipelined requests that programs use. Browsers wait for each answer. */
const MAX_UNANSWERED = 32;

/**
 * Closes a connection that sends too many requests before they are answered (pipelining, RFC 9112 section
 * 9.3.2): all of them would be processed at once, and their responses buffered. If a connection ends, every
 * response that was waiting on it is notified; before version 24, Node only notifies the first.
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
