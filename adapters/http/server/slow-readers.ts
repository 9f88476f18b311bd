import type { Server } from "node:http";
import type { Socket } from "node:net";

/** What a line that works takes of an answer: 128 kbit a second is what telephones far from everything have. */
const PATIENCE = { graceMs: 60_000, bytesPerMs: 16, lookEveryMs: 5000 };

interface ReadDeadline {
  /** Of all that was ever written to the connection, so much has to be taken. */
  bytes: number;
  /** By then. */
  at: number;
}

/**
 * Ends connections whose answers wait for a reader that takes a byte now and then: each byte begins the time of silence again. What
 * waits has a minute and as long as it takes at 16 kB a second. Streams of events wait for nobody as long as they are read.
 */
export function endSlowReaders(server: Server, { graceMs, bytesPerMs, lookEveryMs } = PATIENCE): void {
  const open = new Map<Socket, ReadDeadline | null>();
  server.on("connection", (socket) => {
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });

  let now = 0;
  let lookedAt = performance.now();
  const look = () => {
    const time = performance.now();
    // what this process slept through is no reader's fault
    now += Math.min(time - lookedAt, 2 * lookEveryMs);
    lookedAt = time;
    for (const [socket, due] of open) {
      const { bytesWritten, writableLength } = socket;
      if (due && bytesWritten - writableLength < due.bytes) {
        if (now > due.at) socket.destroy();
      } else {
        const next = { bytes: bytesWritten, at: now + graceMs + writableLength / bytesPerMs };
        open.set(socket, writableLength > 0 ? next : null);
      }
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  server.once("close", () => clearInterval(timer));
}
