import { runProduct } from "../../support/programs/product.ts";
import { freePort } from "../../support/free-port.ts";

export interface BuiltProduct {
  /** Origin without a trailing slash. */
  url: string;
  /** Contains the embedded database, which other programs can connect to. */
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built product in its own process, with an empty embedded database in the folder and rate limits
 * raised out of the way.
 */
export async function startBuiltProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<BuiltProduct> {
  const port = await freePort();
  const product = runProduct(["serve"], {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: "1000000",
    LOG_LEVEL: "error",
    ...env,
  });
  await product.says(/http:\/\/\S+/);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async stop() {
      product.process.kill("SIGTERM");
      await product.ended;
    },
  };
}
