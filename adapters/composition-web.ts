import type { Server } from "node:http";
import { shownAd } from "../core/ads/shown-ad.ts";
import type { Services } from "./composition-root.ts";
import type { Config } from "./config.ts";
import { createHttpApp } from "./http/create-http-app.ts";
import { createDrain } from "./http/drain.ts";
import { createNodeServer } from "./http/node-server.ts";
import { limitPipelining } from "./http/pipelining.ts";
import { repeat } from "./system/repeat.ts";

const HOUR_MS = 3_600_000;

/** The web server, not yet listening. `close` waits for no request: drain the server first. */
export async function createWebServer(
  services: Services,
  config: Config,
  { development }: { development: boolean },
): Promise<{ server: Server; drain: ReturnType<typeof createDrain>; close: () => Promise<void> }> {
  services.hearChanges();
  const server = createNodeServer();
  services.metrics.watchProcess();
  services.metrics.watchConnections(server);
  const createFront = development
    ? (await import("./http/front-dev.ts")).createDevFront
    : (await import("./http/front-built.ts")).createBuiltFront;
  const front = await createFront(
    {
      ...services.settings,
      shownAds: async () => (await services.runningAds.list()).map(shownAd),
      siteCode: services.siteCode.forPage,
      siteUrl: config.siteUrl,
      adminUrl: config.adminUrl,
      offline: config.offline,
    },
    server,
  );
  const app = createHttpApp(services, { config, pages: front.pages, development });
  const listener = app.callback();
  server.on("request", limitPipelining(front.wrap((request, response) => void listener(request, response))));
  // after the app: it looks first
  const drain = createDrain(server);
  const stopForgetting = repeat(HOUR_MS, services.scans.forgetPast, services.log);
  return {
    server,
    drain,
    async close() {
      await stopForgetting();
      await front.close();
    },
  };
}
