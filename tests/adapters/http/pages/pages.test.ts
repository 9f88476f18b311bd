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

test("head and body stand in their places, dollar signs too, and the nonce is that of the answer", async () => {
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

test("code of others is told no nonce but where it has its place, and keeps what looks like ours", async () => {
  const code = `<link rel="icon" href="x">__NONCE__<!--head-->`;
  const url = await serve(
    async () => ({ status: 200, language: "en", head: "", body: "", hasOwnIcon: true }),
    async () => ({ head: [], body: [`<i nonce="`, `">${code}`], hosts: [] }),
  );
  expect(await (await fetch(url)).text()).toContain(`<i nonce="abc">${code}`);
});

test("the status is the page's, and a redirect is one", async () => {
  const url = await serve(async (request) =>
    request.url.endsWith("/old")
      ? new Response(null, { status: 301, headers: { Location: "/new" } })
      : { status: 404, language: "en", head: "", body: "" },
  );
  expect((await fetch(`${url}/nothing`)).status).toBe(404);
  const moved = await fetch(`${url}/old`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/new"]);
});

test("the page gets the visitor's languages, and caches what its answer depends on", async () => {
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

test("a page is asked for under the site's own address, whatever the Host header says", async () => {
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
])("%s is answered with %s", async (path, cache) => {
  const url = await serve(async () => ({ status: 200, language: "en", head: "", body: "" }));
  expect((await fetch(url + path)).headers.get("cache-control")).toBe(cache);
});

test("a path that looks like another host's stays on this one", async () => {
  const seen: string[] = [];
  const url = await serve(async (request) => {
    seen.push(new URL(request.url).host);
    return { status: 404, language: "en", head: "", body: "" };
  });
  await fetch(`${url}//evil.example/x`);
  expect(seen).toEqual(["codes.example.org"]);
});

test("an address that says no text is looked up as it is written", async () => {
  const seen: string[] = [];
  const url = await serve(async (request) => {
    seen.push(new URL(request.url).pathname);
    return { status: 404, language: "en", head: "", body: "" };
  });
  await fetch(`${url}/%ff%2f`);
  await fetch(`${url}/caf%C3%A9`);
  expect(seen).toEqual(["/%25ff%252f", "/caf%C3%A9"]);
});

test("a POST to a page is not answered by it", async () => {
  const url = await serve(async () => ({ status: 200, language: "en", head: "", body: "" }));
  expect((await fetch(url, { method: "POST" })).status).toBe(404);
});
