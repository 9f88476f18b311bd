import type { AddressInfo } from "node:net";
import type Koa from "koa";
import { createNodeServer } from "../../adapters/http/server/node-server.ts";

/** Serves an app on a free port with the product's HTTP server. */
export async function listen(app: Koa): Promise<{ url: string; close: () => Promise<void> }> {
  const listener = app.callback();
  const server = createNodeServer();
  server.on("request", (request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
