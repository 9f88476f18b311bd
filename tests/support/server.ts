import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServices, type Parts, type Services } from "../../adapters/app/create-services.ts";
import { loadConfig } from "../../adapters/config/config.ts";
import { createHttpApp } from "../../adapters/http/server/create-http-app.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { listen } from "./listen.ts";
import { createTestDatabase } from "./postgres.ts";

export interface TestServer {
  /** Its origin, without a trailing slash. */
  url: string;
  services: Services;
  databaseUrl: string;
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * The product without its pages, on a free port, with its own database and folder. `env` has the operator's
 * variables. By default, rate limits are practically off, and password hashes are cheap (`parts`).
 */
export async function startServer(
  env: Record<string, string> = {},
  parts: Partial<Parts> = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "quietzone-server-"));
  const config = loadConfig(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: "0",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "silent",
      ...env,
    },
    {},
  );
  const services = await createServices(config, undefined, { passwords: cheapPasswords(), ...parts });
  await services.jobs.start();
  const { url, close } = await listen(createHttpApp(services, { config, pages: (_ctx, next) => next() }));
  return {
    url,
    services,
    databaseUrl: database.url,
    dataDir,
    async close() {
      await close();
      await services.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
