import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy in front of two servers that alternates between the ready ones and falls back to the other if one
 * is unreachable.
 */
export interface Proxy {
  url: string;
  close: () => Promise<void>;
}

const CHECK_EVERY_MS = 200;

/**
 * A load balancer as configured in front of the product: /readyz selects the servers, and a request that
 * could not start is retried elsewhere.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const check = (port: number) => {
    const sent = request(
      { host: "127.0.0.1", port, path: "/readyz", agent: false, timeout: 2000 },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) ready.add(port);
        else ready.delete(port);
      },
    );
    sent
      .on("timeout", () => sent.destroy())
      .on("error", () => void ready.delete(port))
      .end();
  };
  const timer = setInterval(() => ports.forEach(check), CHECK_EVERY_MS);
  ports.forEach(check);

  const server = createServer((caller, answer) => {
    const parts: Buffer[] = [];
    caller.on("data", (part: Buffer) => parts.push(part));
    caller.on("error", () => undefined);
    caller.once("end", () => {
      const body = Buffer.concat(parts);
      const candidates = ports.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
      if (ready.size > 1 && turn++ % 2 === 1) candidates.reverse();
      const pass = (at: number) => {
        const port = candidates[at];
        if (port === undefined) {
          answer.writeHead(502).end();
          return;
        }
        const { method, url: path, headers } = caller;
        const sent = request({ host: "127.0.0.1", port, method, path, headers, agent }, (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.on("error", () => answer.destroy());
          reply.pipe(answer);
        });
        let isPassed = false;
        sent.on("error", (error: NodeJS.ErrnoException) => {
          // the connection was refused, or a keep-alive connection closed before the first byte; retry only
          // if that is safe
          const mayRepeat = error.code === "ECONNREFUSED" || method === "GET";
          if (isPassed) return;
          if (answer.headersSent) answer.destroy();
          else if (mayRepeat) {
            isPassed = true;
            pass(at + 1);
          } else answer.writeHead(502).end(error.code);
        });
        sent.end(body);
      };
      pass(0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}
