import { createServer } from "node:http";

/** A service whose script site owners put into their pages: it counts that it ran, and calls home. */
export interface Tracker {
  url: string;
  /** What to put into a page. */
  tag: string;
  /** Paths that were asked for so far. */
  asked: string[];
  close: () => Promise<void>;
}

export async function startTracker(): Promise<Tracker> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (path !== "/tracker.js") {
      response.end("seen");
      return;
    }
    response.setHeader("Content-Type", "text/javascript");
    const { host = "" } = request.headers;
    response.end(
      `window.tracked = (window.tracked ?? 0) + 1;` +
        `new Image().src = "http://${host}/pixel?" + location.pathname;` +
        `fetch("http://${host}/call?" + location.pathname);`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    tag: `<script async src="${url}/tracker.js"></script>`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
