import { createServices, type Services } from "../../adapters/app/create-services.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { createHttpApp } from "../../adapters/http/server/create-http-app.ts";
import { listen } from "../support/listen.ts";

/** Starts the whole product except its pages on a free port, configured by the environment. */
export async function openSite(
  env: Record<string, string>,
): Promise<{ url: string; services: Services; close: () => Promise<void> }> {
  const config = loadConfig({ PORT: "0", RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "silent", ...env }, {});
  const services = await createServices(config);
  const { url, close } = await listen(createHttpApp(services, { config, pages: (_ctx, next) => next() }));
  return {
    url,
    services,
    async close() {
      await close();
      await services.close();
    },
  };
}
