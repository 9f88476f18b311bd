import { createServer, connect, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** Behavior of the service. */
type Mood = "well" | "gone" | "hanging" | "slow" | "rubbish";

/** A port in front of a service that can simulate failures, on open connections as well. */
export interface Gate {
  /** `host:port` */
  address: string;
  be: (mood: Mood) => void;
  close: () => Promise<void>;
}

/** Bytes per second of a slow service in each direction. */
const SLOW_BYTES = 2000;

export async function startGate(target: { port: number }): Promise<Gate> {
  let mood: Mood = "well";
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    open.add(caller);
    caller.once("close", () => open.delete(caller)).on("error", () => caller.destroy());
    if (mood === "gone") caller.destroy();
    // reads everything and never answers
    else if (mood === "hanging") caller.resume();
    else if (mood === "rubbish") {
      caller.once("data", () => caller.end("<html>\0\xff no idea who you are\r\n\r\n"));
    } else pass(caller);
  });

  function pass(caller: Socket): void {
    const service = connect(target.port, "127.0.0.1");
    service.on("error", () => caller.destroy()).once("close", () => caller.destroy());
    caller.once("close", () => service.destroy());
    if (mood === "well") {
      caller.pipe(service);
      service.pipe(caller);
    } else {
      trickle(caller, service);
      trickle(service, caller);
    }
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    be(next) {
      mood = next;
      // affects keep-alive connections as well
      for (const socket of open) socket.destroy();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** Forwards data in steps of 50 ms. */
function trickle(from: Socket, to: Socket): void {
  from.on("data", (bytes: Buffer) => {
    from.pause();
    const step = SLOW_BYTES / 20;
    const pass = (at: number) => {
      if (to.destroyed) return;
      to.write(bytes.subarray(at, at + step));
      if (at + step < bytes.length) setTimeout(pass, 50, at + step);
      else from.resume();
    };
    pass(0);
  });
}
