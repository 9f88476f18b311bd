import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { runProduct, type RunningProduct } from "../programs/product.ts";
import { ADMIN } from "./sign-in.ts";

/** One port per worker, which runs one site at a time. */
const PORT = Number(process.env["E2E_PORT"] ?? 4173) + 1 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);

/**
 * A separate site for the tests of one file, which run in sequence: the built product on an empty database.
 * @param more further variables; runs after the hooks that the file declares before this call
 * @returns the site's address, the base URL of these tests
 */
export function ownSite(more: () => Record<string, string> = () => ({})): string {
  const address = `http://localhost:${PORT}`;
  let product: RunningProduct;
  let folder: string;

  test.describe.configure({ mode: "serial" });
  test.use({ baseURL: address });
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "quietzone-site-"));
    product = runProduct(["serve"], {
      PORT: String(PORT),
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      RATE_LIMIT_FACTOR: "1000",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...more(),
    });
    await product.says(/Quietzone: http/);
  });
  test.afterAll(async () => {
    product.process.kill("SIGTERM");
    await product.ended;
    await rm(folder, { recursive: true, force: true });
  });
  return address;
}
