import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** What programs that ask before they are answered use at most. Browsers wait for each answer. */
const MOST_UNANSWERED = 32;

/**
 * Hangs up on a connection that asks for more and more before it was answered (pipelining, RFC 9112 section 9.3.2): all of it would be
 * worked on at once, and its answers kept until somebody reads them.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const others = unanswered.get(socket) ?? 0;
    if (others >= MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, others + 1);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
