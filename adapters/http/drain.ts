import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** A connection that was silent for so long is closed: whoever had another request for it would have sent it. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;
/** How long requests under way may take in the end. */
const LAST_REQUESTS_MS = 10_000;

interface Connection {
  /** Requests that are being answered. */
  answers: Set<ServerResponse>;
  /** When the last of them was over. */
  quietSince: number;
}

/**
 * Ends a server so that no request is lost that reached it. Node's own `close` ends every connection that waits at that moment, and
 * with it the request that is on its way there; it also ends answers that were written but not yet sent.
 */
export function createDrain(server: Server) {
  const connections = new Map<Socket, Connection>();
  let isEnding = false;

  server.on("connection", (socket) => {
    connections.set(socket, { answers: new Set(), quietSince: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  // before whoever answers
  server.prependListener("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    connection?.answers.add(response);
    if (isEnding) askToClose(response);
    response.once("close", () => {
      connection?.answers.delete(response);
      if (connection) connection.quietSince = performance.now();
    });
  });

  function closeQuiet(): void {
    for (const [socket, { answers, quietSince }] of connections) {
      if (answers.size === 0 && performance.now() - quietSince >= QUIET_MS) socket.destroy();
    }
  }

  return {
    /** From here on every answer asks its client to use another connection for the next request. New ones are still taken. */
    begin(): void {
      isEnding = true;
      for (const { answers } of connections.values()) answers.forEach(askToClose);
    },

    /** Takes no more connections and resolves when the last one is closed: by the client, when it is quiet, or after ten seconds. */
    async end(): Promise<void> {
      // what waits to be taken is taken first: closing would reset it
      await new Promise((resolve) => setImmediate(resolve));
      const closed = new Promise<void>((resolve) => {
        // the one of node:net: the one of node:http would close what waits
        NetServer.prototype.close.call(server, () => resolve());
      });
      closeQuiet();
      const look = setInterval(closeQuiet, LOOK_EVERY_MS);
      const last = setTimeout(() => connections.forEach((_, socket) => socket.destroy()), LAST_REQUESTS_MS);
      await closed;
      clearInterval(look);
      clearTimeout(last);
    },
  };
}

function askToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
