import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A label printer that does this with a connection, of which it has read nothing. */
export async function tcpPrinter(act: (socket: Socket) => void): Promise<{ host: string; port: number }> {
  const sockets: Socket[] = [];
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    sockets.push(socket);
    // whoever hangs up is no trouble of the printer
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

/** One that takes everything. */
export async function workingPrinter() {
  const parts: Buffer[] = [];
  const { host, port } = await tcpPrinter((socket) => socket.on("data", (part) => parts.push(part)).resume());
  return { host, port, received: () => Buffer.concat(parts) };
}
