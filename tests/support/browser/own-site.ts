import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { runProduct, type RunningProduct } from "../programs/product.ts";
import { ADMIN } from "./sign-in.ts";

/** Of the sites that run at the same time each has its own: a worker, which has one at a time, is known by its place among them. */
const PORT = Number(process.env["E2E_PORT"] ?? 4173) + 1 + Number(process.env["TEST_PARALLEL_INDEX"] ?? 0);

/**
 * A site of its own for the tests of one file, which run one after the other: the built product on an empty database.
 * @param more further variables, asked for when the hooks of the file before this call have run
 * @returns the site's address, to which the paths of these tests belong
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
