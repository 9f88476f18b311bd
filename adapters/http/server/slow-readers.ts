import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Bandwidth of the slowest usable connection: 128 kbit/s, as on phones in remote areas. */
const PATIENCE = { graceMs: 60_000, bytesPerMs: 16, lookEveryMs: 5000 };

interface ReadDeadline {
  /** Total number of bytes that the client must have received by the deadline. */
  bytes: number;
  /** The deadline. */
  at: number;
}

/**
 * Closes connections whose client reads a byte now and then, which restarts the idle timer each time. A
 * response has a minute plus its time at 16 kB per second. Event streams are not affected as long as they are
 * read.
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
    // time during which this process was suspended does not count against clients
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
