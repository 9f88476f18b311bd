import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** An address of this machine at which nobody listens: connections are refused at once. */
export async function nobodysAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
