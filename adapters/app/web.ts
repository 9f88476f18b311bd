import type { Server } from "node:http";
import { shownAd } from "../../core/ads/shown-ad.ts";
import { HOUR_MS } from "../../core/durations.ts";
import type { Services } from "./create-services.ts";
import type { Config } from "../config/config.ts";
import { createHttpApp } from "../http/server/create-http-app.ts";
import { createDrain } from "../http/server/drain.ts";
import { createNodeServer } from "../http/server/node-server.ts";
import { limitPipelining } from "../http/server/pipelining.ts";
import { removeAbandonedFolders } from "../system/abandoned-folders.ts";
import { repeat } from "../system/repeat.ts";

/** The web server, not yet listening. `close` waits for no request: drain the server first. */
export async function createWebServer(
  services: Services,
  config: Config,
  { development }: { development: boolean },
): Promise<{ server: Server; drain: ReturnType<typeof createDrain>; close: () => Promise<void> }> {
  services.subscribeToChanges();
  const server = createNodeServer();
  services.metrics.watchProcess();
  services.metrics.watchConnections(server);
  const createFront = development
    ? (await import("../http/pages/front-dev.ts")).createDevFront
    : (await import("../http/pages/front-built.ts")).createBuiltFront;
  const front = await createFront(
    {
      publicSettings: services.settings.publicSettings,
      shownAds: async () => (await services.runningAds.list()).map(shownAd),
      pageSnippets: services.pageSnippets.forPage,
      legalPages: services.legalPages,
      siteBrands: services.siteBrands.atHand,
      siteUrl: config.siteUrl,
      adminUrl: config.adminUrl,
      offline: config.offline,
    },
    server,
  );
  const app = createHttpApp(services, { config, pages: front.pages, development });
  const listener = app.callback();
  server.on("request", limitPipelining(front.wrap((request, response) => void listener(request, response))));
  // registered after the app, so that it runs first
  const drain = createDrain(server);
  const stopForgetting = repeat(HOUR_MS, services.scans.forgetPast, services.log);
  const stopRemoving = repeat(HOUR_MS, removeAbandonedFolders, services.log);
  return {
    server,
    drain,
    async close() {
      await Promise.all([stopForgetting(), stopRemoving()]);
      await front.close();
    },
  };
}
