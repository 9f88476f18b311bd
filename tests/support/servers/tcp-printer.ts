import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A label printer that handles each connection with `act` and reads nothing itself. */
export async function tcpPrinter(act: (socket: Socket) => void): Promise<{ host: string; port: number }> {
  const sockets: Socket[] = [];
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    sockets.push(socket);
    // clients may disconnect at any time
    socket.on("error", () => undefined);
    act(socket);
  });
  const host = "127.0.0.1";
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host, port: (server.address() as AddressInfo).port };
}

/** A printer that accepts all data. */
export async function workingPrinter() {
  const parts: Buffer[] = [];
  const { host, port } = await tcpPrinter((socket) => socket.on("data", (part) => parts.push(part)).resume());
  return { host, port, received: () => Buffer.concat(parts) };
}
