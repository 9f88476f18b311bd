import { mkdir, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import Koa from "koa";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "../../../../adapters/http/pages/static-files.ts";
import { listen } from "../../../support/listen.ts";
import { makeFolder, removeFolder } from "../../../support/temporary-folder.ts";

const SCRIPT = "console.log('a line that repeats');".repeat(50);
let folder: string;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  folder = await makeFolder();
  await mkdir(join(folder, "site/assets"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "site/assets/main-abc123.js"), SCRIPT);
  await writeFile(join(folder, "site/assets/face.woff2"), "font");
  await writeFile(join(folder, "site/assets/packed-def456.js"), SCRIPT);
  await writeFile(
    join(folder, "site/assets/packed-def456.js.br"),
    brotliCompressSync(`${SCRIPT}// by the build`),
  );
  await writeFile(join(folder, "site/favicon.svg"), "<svg/>");
  await writeFile(join(folder, "site/service-worker.js"), "on");
  await writeFile(join(folder, "site/service-worker-off.js"), "off");
  await writeFile(join(folder, "site/index.html"), "<!--app-->");
  await writeFile(join(folder, "site/.env"), "secret");
  await mkdir(join(folder, "site/.vite"));
  await writeFile(join(folder, "site/.vite/manifest.json"), "{}");
  const app = new Koa();
  app.use(staticFiles(join(folder, "site"), { "/service-worker.js": "/service-worker-off.js" }));
  server = await listen(app);
});
afterAll(async () => {
  await server.close();
  await removeFolder(folder);
});

/** Requests without `fetch`, which would normalize the path and decompress the body. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(server.url);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      get({ port, path, headers, host: "127.0.0.1" }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on("error", reject);
    },
  );
}

test("files with a hash in their name are cached forever, the others are revalidated", async () => {
  expect((await ask("/assets/main-abc123.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await ask("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
});

test("a configured file replaces another one", async () => {
  const { headers, body } = await ask("/service-worker.js");
  expect([headers["cache-control"], body.toString()]).toEqual(["no-cache", "off"]);
});

test("precompressed files are sent as they are and have no address of their own", async () => {
  const { headers, body } = await ask("/assets/packed-def456.js", { "Accept-Encoding": "br" });
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
  });
  expect(brotliDecompressSync(body).toString()).toBe(`${SCRIPT}// by the build`);
  // decompressed for clients that accept no encoding
  expect((await ask("/assets/packed-def456.js")).body.toString()).toBe(`${SCRIPT}// by the build`);
  const zipped = (await ask("/assets/packed-def456.js", { "Accept-Encoding": "gzip" })).body;
  expect(gunzipSync(zipped).toString()).toBe(`${SCRIPT}// by the build`);
  expect((await ask("/assets/packed-def456.js.br")).status).toBe(404);
});

test("text is sent with brotli or gzip if the browser accepts it, with Vary: Accept-Encoding", async () => {
  const brotli = await ask("/assets/main-abc123.js", { "Accept-Encoding": "gzip, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await ask("/assets/main-abc123.js", { "Accept-Encoding": "gzip" });
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await ask("/assets/main-abc123.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
});

test("fonts are not compressed again", async () => {
  const font = await ask("/assets/face.woff2", { "Accept-Encoding": "br" });
  expect(font.headers["content-encoding"]).toBeUndefined();
  expect(font.headers["content-type"]).toBe("font/woff2");
});

test.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/assets/%2e%2e/%2e%2e/secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "//secret.txt",
  "/.env",
  "/.vite/manifest.json",
  "/index.html",
  "/assets",
])("%s is not found", async (path) => {
  expect((await ask(path)).status).toBe(404);
});
