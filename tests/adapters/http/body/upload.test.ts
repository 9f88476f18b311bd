import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PersistentFile } from "formidable";
import Koa from "koa";
import { expect, onTestFinished, test, vi } from "vitest";
import { keptBytes, multipartBody } from "../../../../adapters/http/body/upload.ts";
import { listen } from "../../../support/listen.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const hashOf = (text: string) => createHash("sha1").update(text).digest("hex");

test("a file that the disk kept only in part fails with ENOSPC", async () => {
  const filepath = join(await temporaryFolder(), "upload");
  await writeFile(filepath, "a part");
  expect(await keptBytes({ filepath, hash: hashOf("a part") })).toEqual(Buffer.from("a part"));
  await expect(keptBytes({ filepath, hash: hashOf("a part and the rest") })).rejects.toMatchObject({
    code: "ENOSPC",
  });
});

test("an uploaded file is deleted from the disk after a request that nobody handled", async () => {
  const app = new Koa();
  app.silent = true;
  app.use(multipartBody(1000));
  const seen: { path: string; wasThere: boolean }[] = [];
  app.use((ctx) => {
    for (const { filepath: path } of Object.values(ctx.request.files ?? {}).flat()) {
      seen.push({ path, wasThere: existsSync(path) });
    }
    ctx.throw(404);
  });
  const { url, close } = await listen(app);
  onTestFinished(close);
  const body = new FormData();
  body.set("file", new Blob(["a file"]), "a.txt");
  expect((await fetch(url, { method: "POST", body })).status).toBe(404);
  expect(seen.map(({ path, wasThere }) => [wasThere, existsSync(path)])).toEqual([[true, false]]);
});

const filePart = (name: string, { boundary = "x", content = "x" } = {}) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n` +
  `Content-Type: image/png\r\n\r\n${content}\r\n`;
const WRONG_PART =
  '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: no\r\n\r\nx\r\n';

test("a form that fails to parse leaves no file on the disk", async () => {
  const folder = await temporaryFolder();
  vi.stubEnv("TMPDIR", folder);
  const app = new Koa();
  app.silent = true;
  app.use(multipartBody(1000));
  const { url, close } = await listen(app);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await close();
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  // the last form is complete: by the time it is answered, any files started for the others exist
  for (const form of [filePart("a") + filePart("b"), WRONG_PART + filePart("a"), filePart("a")]) {
    const { ok } = await fetch(url, { method: "POST", headers, body: `${form}--x--\r\n` });
    expect(ok).toBe(false);
  }
  expect(await readdir(folder, { recursive: true })).toEqual([]);
});

const BOUNDARIES = ["octet-stream", "json", "urlencoded"];
test.each(BOUNDARIES)("a form with the boundary %s is parsed with the usual limits", async (boundary) => {
  const app = new Koa();
  app.silent = true;
  app.use(multipartBody(1000));
  app.use((ctx) => {
    ctx.body = Object.keys(ctx.request.files ?? {});
  });
  const { url, close } = await listen(app);
  onTestFinished(close);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const send = (bytes: number) => {
    const body = filePart("picture", { boundary, content: "x".repeat(bytes) }) + `--${boundary}--\r\n`;
    return fetch(url, { method: "POST", headers, body });
  };
  expect(await (await send(1000)).json()).toEqual(["picture"]);
  expect((await send(1001)).status).toBeGreaterThanOrEqual(400);
});

test("of a form with a thousand files no more than two are opened", async () => {
  const open = vi.spyOn(PersistentFile.prototype, "open");
  onTestFinished(() => open.mockRestore());
  const app = new Koa();
  app.silent = true;
  app.use(multipartBody(1_000_000));
  const { url, close } = await listen(app);
  onTestFinished(close);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const body = `${filePart("a").repeat(1000)}--x--\r\n`;
  expect((await fetch(url, { method: "POST", headers, body })).ok).toBe(false);
  expect(open.mock.calls.length).toBeLessThanOrEqual(2);
});
