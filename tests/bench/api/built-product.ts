import { runProduct } from "../../support/programs/product.ts";
import { freePort } from "../../support/free-port.ts";

export interface BuiltProduct {
  /** Its origin, without a slash at the end. */
  url: string;
  /** Holds its embedded database, which other programs may join. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the built product as a process of its own, on an empty embedded database in the folder, with rate limits out of the way. */
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
