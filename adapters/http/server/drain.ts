import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** A connection that is idle for this long is closed: its client would have sent another request by now. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;
/** Time limit for requests in progress at shutdown. */
const LAST_REQUESTS_MS = 10_000;
/** Connections that the system accepts between emptying the queue and closing the listener are reset. */
const SHORT_TURN_MS = 0.2;
const MAX_TURNS = 500;

interface Connection {
  /** Requests that are being answered. */
  answers: Set<ServerResponse>;
  /** When the last of them was over, or the last byte of another one was seen to have come. */
  quietSince: number;
  bytesRead: number;
}

/**
 * Ends a server so that no request is lost that reached it. Node's own `close` ends every connection that waits at that moment, and
 * with it the request that is on its way there; it also ends answers that were written but not yet sent.
 */
export function createDrain(server: Server) {
  const connections = new Map<Socket, Connection>();
  let isEnding = false;

  server.on("connection", (socket) => {
    connections.set(socket, { answers: new Set(), quietSince: performance.now(), bytesRead: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  // before the handler
  server.prependListener("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    connection?.answers.add(response);
    if (isEnding) askToClose(response);
    response.once("close", () => {
      connection?.answers.delete(response);
      if (connection) connection.quietSince = performance.now();
    });
  });

  /** After reading what has arrived: a busy process reads it after its timers. */
  async function closeQuiet(): Promise<void> {
    await nextTurn();
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (connection.bytesRead !== socket.bytesRead) connection.quietSince = now;
      connection.bytesRead = socket.bytesRead;
      if (connection.answers.size === 0 && now - connection.quietSince >= QUIET_MS) socket.destroy();
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
      await quickTurn();
      const closed = new Promise<void>((resolve) => {
        // the one of node:net: the one of node:http would close what waits
        NetServer.prototype.close.call(server, () => resolve());
      });
      await closeQuiet();
      const look = setInterval(() => void closeQuiet(), LOOK_EVERY_MS);
      const last = setTimeout(() => connections.forEach((_, socket) => socket.destroy()), LAST_REQUESTS_MS);
      await closed;
      clearInterval(look);
      clearTimeout(last);
    },
  };
}

/** Resolves right after a turn of the event loop that did little but take what waited to be taken. */
async function quickTurn(): Promise<void> {
  for (let turns = 0; turns < MAX_TURNS; turns += 1) {
    const begun = performance.now();
    await nextTurn();
    if (performance.now() - begun < SHORT_TURN_MS) return;
  }
}

function askToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
