import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GoTrueClient } from "@supabase/auth-js";
import { build } from "vite";

/** A third-party app on its own origin, with the unmodified `@supabase/auth-js` in the browser. */
export interface AuthJsApp {
  /** Its origin. */
  origin: string;
  /** Sets the address of the site; call it before the app's first page is opened. */
  use: (siteUrl: string) => void;
  close: () => Promise<void>;
}

/** Globals of the app's page. */
export interface AuthJsWindow {
  client: GoTrueClient;
}

const ENTRY = "virtual:auth-js-app";
/** The code of such an app. */
const CODE = `
  import { GoTrueClient } from "@supabase/auth-js";
  window.client = new GoTrueClient({
    url: document.documentElement.dataset.site + "/auth/v1",
    headers: { apikey: "anon", Authorization: "Bearer anon" },
    flowType: new URLSearchParams(location.search).get("flow") ?? localStorage.getItem("flow") ?? "implicit",
    detectSessionInUrl: true,
  });
  await window.client.initialize();
  document.body.textContent = "ready";
`;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "auth-js-app",
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? CODE : undefined),
      },
    ],
    build: { write: false, target: "esnext", rollupOptions: { input: ENTRY } },
  });
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const chunk = output.find((each) => each.type === "chunk");
  if (!chunk) throw new Error("the app was not bundled");
  return chunk.code;
}

export async function startAuthJsApp(): Promise<AuthJsApp> {
  const code = await bundle();
  let site = "";
  const server = createServer((request, response) => {
    const isScript = request.url === "/app.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(
      isScript
        ? code
        : `<!doctype html><html data-site="${site}"><body><script type="module" src="/app.js"></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // a different host makes this another site for the browser as well
    origin: `http://127.0.0.1:${port}`,
    use: (siteUrl) => {
      site = siteUrl;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
