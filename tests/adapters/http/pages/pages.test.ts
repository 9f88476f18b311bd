import Koa from "koa";
import { afterEach, expect, test } from "vitest";
import { pages } from "../../../../adapters/http/pages/pages.ts";
import type { PageSnippetService } from "../../../../core/code-snippets/page-snippet-service.ts";
import type { Render } from "../../../../web/app/server.tsx";
import { listen } from "../../../support/listen.ts";

const template = `<html lang="en"><script nonce="__NONCE__"></script><!--head--><div id="root"><!--app--></div></body>`;
let close = async (): Promise<void> => undefined;
afterEach(() => close());

async function serve(render: Render, ...rest: [PageSnippetService["forPage"]] | []): Promise<string> {
  const app = new Koa();
  app.use(async (ctx, next) => {
    ctx.state["nonce"] = "abc";
    await next();
  });
  app.use(pages(async () => ({ template, render }), "https://codes.example.org", ...rest));
  const server = await listen(app);
  close = server.close;
  return server.url;
}

test("inserts head and body into the template, dollar signs included, with the nonce of the answer", async () => {
  const url = await serve(async (_request, nonce) => ({
    status: 200,
    language: "de",
    head: "<title>$&</title>",
    body: nonce,
  }));
  const response = await fetch(url);
  expect(await response.text()).toBe(
    `<html lang="de"><script nonce="abc"></script><title>$&</title><div id="root">abc</div></body>`,
  );
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("replaces the nonce only in its places in code of others, and leaves our placeholders there alone", async () => {
  const code = `<link rel="icon" href="x">__NONCE__<!--head-->`;
  const url = await serve(
    async () => ({ status: 200, language: "en", head: "", body: "", hasOwnIcon: true }),
    async () => ({ head: [], body: [`<i nonce="`, `">${code}`], hosts: [] }),
  );
  expect(await (await fetch(url)).text()).toContain(`<i nonce="abc">${code}`);
});

test("passes on the status and redirects of the page", async () => {
  const url = await serve(async (request) =>
    request.url.endsWith("/old")
      ? new Response(null, { status: 301, headers: { Location: "/new" } })
      : { status: 404, language: "en", head: "", body: "" },
  );
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
  const moved = await fetch(`${url}/old`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/new"]);
});

test("passes the visitor's headers to the page, and Vary lists what its answer depends on", async () => {
  const url = await serve(async ({ headers }) => ({
    status: 200,
    language: "fr",
    head: "",
    body: `${headers.get("Accept-Language")} ${headers.get("Cookie")}`,
  }));
  const response = await fetch(url, { headers: { "Accept-Language": "fr-CH", Cookie: "a=b" } });
  expect(await response.text()).toContain("fr-CH a=b");
  expect(response.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie, X-Without-Site-Code");
});

test("requests a page under the site's own address, whatever X-Forwarded-Host says", async () => {
  const seen: string[] = [];
  const url = await serve(async (request) => {
    seen.push(request.url);
    return { status: 200, language: "en", head: "", body: "" };
  });
  await fetch(`${url}/login?a=1`, { headers: { "X-Forwarded-Host": "evil.example" } });
  expect(seen).toEqual(["https://codes.example.org/login?a=1"]);
});

test.each([
  ["/login", "no-store"],
  ["/customer/history", "no-store"],
  ["/", "no-cache"],
  ["/loginx", "no-cache"],
])("%s is sent with Cache-Control: %s", async (path, cache) => {
  const url = await serve(async () => ({ status: 200, language: "en", head: "", body: "" }));
  expect((await fetch(url + path)).headers.get("cache-control")).toBe(cache);
});

test("a path that looks like another host stays on this one", async () => {
  const seen: string[] = [];
  const url = await serve(async (request) => {
    seen.push(new URL(request.url).host);
    return { status: 404, language: "en", head: "", body: "" };
  });
  await fetch(`${url}//evil.example/x`);
  expect(seen).toEqual(["codes.example.org"]);
});

test("a path that does not decode to text is looked up literally", async () => {
  const seen: string[] = [];
  const url = await serve(async (request) => {
    seen.push(new URL(request.url).pathname);
    return { status: 404, language: "en", head: "", body: "" };
  });
  await fetch(`${url}/%ff%2f`);
  await fetch(`${url}/caf%C3%A9`);
  expect(seen).toEqual(["/%25ff%252f", "/caf%C3%A9"]);
});

test("a POST to a page is not found", async () => {
  const url = await serve(async () => ({ status: 200, language: "en", head: "", body: "" }));
  expect((await fetch(url, { method: "POST" })).status).toBe(404);
});
