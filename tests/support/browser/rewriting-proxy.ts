import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Change = (path: string, text: string) => string;
const asItIs: Change = (_path, text) => text;

export interface RewritingProxy {
  /** Its origin, without a trailing slash. */
  url: string;
  /** Sets the change for subsequent texts. */
  rewrite: (change: Change) => void;
  close: () => Promise<void>;
}

const IS_TEXT = /javascript|html/;

/** A proxy that changes the texts of a server, as if another build were deployed. GET requests only. */
export async function startRewritingProxy(target: string): Promise<RewritingProxy> {
  let change: Change = asItIs;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const pass = async () => {
      const { cookie = "", "accept-language": language = "" } = request.headers;
      const answer = await fetch(target + path, {
        headers: { cookie, "accept-language": language },
        redirect: "manual",
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const type = answer.headers.get("Content-Type") ?? "";
      const headers = Object.fromEntries(answer.headers);
      delete headers["content-encoding"];
      delete headers["content-length"];
      delete headers["transfer-encoding"];
      response.writeHead(answer.status, headers);
      response.end(IS_TEXT.test(type) ? change(path, new TextDecoder().decode(bytes)) : bytes);
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    rewrite: (next) => {
      change = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
