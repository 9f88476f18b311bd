import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

const ENTRY = "\0rest-provider-page";

/**
 * The unmodified data provider of react-admin as a page script that sets `window.simpleRestProvider` and
 * `window.fetchJson`.
 */
async function providerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: join(import.meta.dirname, "../../.."),
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: false, rollupOptions: { input: ENTRY } },
    plugins: [
      {
        name: "rest-provider-page",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? `import simpleRestProvider from "ra-data-simple-rest"; import { fetchUtils } from "ra-core";
               Object.assign(window, { simpleRestProvider, fetchJson: fetchUtils.fetchJson });`
            : null,
      },
    ],
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

export interface ForeignSite {
  /** Two origins of this site with different ports. */
  origins: [string, string];
  close: () => Promise<void>;
}

/** Serves pages of other origins with that script. */
export async function startForeignSite(): Promise<ForeignSite> {
  const script = await providerScript();
  const open = async (): Promise<[string, Server]> => {
    const server = createServer((request, response) => {
      const isScript = request.url === "/provider.js";
      response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
      response.end(
        isScript
          ? script
          : '<!doctype html><title>Elsewhere</title><script type="module" src="/provider.js"></script>',
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server];
  };
  const [[one, first], [other, second]] = [await open(), await open()];
  return {
    origins: [one, other],
    async close() {
      for (const server of [first, second]) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
    },
  };
}
