import { createServer } from "node:http";

/** A third-party tracking service with a script that counts its runs and reports to the service. */
export interface Tracker {
  url: string;
  /** The markup for a page. */
  tag: string;
  /** Paths requested so far. */
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
