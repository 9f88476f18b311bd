import type { AddressInfo } from "node:net";
import type { Router } from "@koa/router";
import type { RouteObject } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createWebServer } from "../../../../adapters/app/web.ts";
import { loadConfig } from "../../../../adapters/config/config.ts";
import { createHttpApp } from "../../../../adapters/http/server/create-http-app.ts";
import { takesSnippets } from "../../../../core/code-snippets/snippet-pages.ts";
import { routes } from "../../../../web/app/routes.tsx";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call } from "../../../support/call.ts";
import { listen } from "../../../support/listen.ts";
import { rawRequest } from "../../../support/raw-request.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

/** The whole product with its built pages, reached over HTTPS. */
let server: TestServer;
let site: { url: string; close: () => Promise<void> };
let examples: Record<string, string>;
const SITE_URL = "https://codes.example.org";
beforeAll(async () => {
  server = await startServer({ SITE_URL });
  const web = await createWebServer(server.services, config(), { development: false });
  await new Promise<void>((resolve) => web.server.listen(0, "127.0.0.1", resolve));
  site = {
    url: `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`,
    async close() {
      web.server.closeAllConnections();
      web.server.close();
      await web.close();
    },
  };
  examples = await madeByHand();
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const config = () =>
  loadConfig(
    { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, LOG_LEVEL: "silent", SITE_URL },
    {},
  );

/**
 * Creates the records without which some addresses answer with no page.
 * @returns the address for each route
 */
async function madeByHand(): Promise<Record<string, string>> {
  const { token } = await newAdmin(server);
  const ask = async (path: string, json: object) =>
    (await call(`${site.url}/api/admin${path}`, { token, json })).body;
  const ad = await ask("/advertisements", {
    title: "Theirs",
    type: "custom",
    content: "<script>1</script>",
    position: "sidebar",
    status: "active",
  });
  const form = new FormData();
  form.append("file", new Blob(["google-site-verification: google12ab.html"]), "google12ab.html");
  await call(`${site.url}/api/admin/verification_files`, { token, raw: form });
  await ask("/test-mail", {});
  const mail = await vi.waitFor(
    async () => {
      const { status, body } = await call(`${site.url}/api/admin/outbox`, { token });
      expect([status, body]).toEqual([200, [expect.objectContaining({ id: expect.any(String) as string })]]);
      return (body as unknown as { id: string }[])[0];
    },
    { timeout: 20_000 },
  );
  const shown = await ask(`/outbox/${mail?.id}/view`, {});
  return {
    "/ads/:id/frame": `/ads/${String(ad["id"])}/frame`,
    "/api/public/mail-view/:token": String(shown["html_url"]),
    "/storage/v1/object/public/verification-files/:name":
      "/storage/v1/object/public/verification-files/google12ab.html",
  };
}

/** Every page of the site except redirects. */
const pagesOf = (under: RouteObject[], base = ""): string[] =>
  under.flatMap(({ path = "", children, handle }) => {
    const here = path.startsWith("/") ? path : `${base.replace(/\/$/, "")}/${path}`;
    const leadsOn = (handle as { to?: string } | undefined)?.to !== undefined;
    return [...(leadsOn ? [] : [here || "/"]), ...(children ? pagesOf(children, here) : [])];
  });

/** Every GET address from the routers, so new ones are included automatically. */
function addresses(): string[] {
  const app = createHttpApp(server.services, { config: config(), pages: (_ctx, next) => next() });
  const routers = app.middleware.flatMap((middleware) =>
    "router" in middleware ? [middleware.router as Router] : [],
  );
  const ofApi = routers.flatMap(({ stack }) =>
    stack.filter(({ methods }) => methods.includes("GET")).map(({ path }) => String(path)),
  );
  const others = ["/nothing", "/admin", "/admin/users/1", "/google12ab.html", "/?safe=1", "/custom.csx"];
  const all = new Set([...ofApi, ...pagesOf(routes), ...others]);
  return Array.from(all, (path) => examples[path] ?? path.replace(/[:*]\w*/g, "0"));
}

interface Page {
  path: string;
  status: number;
  headers: Headers;
  text: string;
  directives: Map<string, string[]>;
}

async function open(url: string): Promise<Page | null> {
  const response = await fetch(url, { redirect: "manual", headers: { Accept: "text/html" } });
  const text = await response.text();
  if (!/html/.test(response.headers.get("Content-Type") ?? "")) return null;
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return {
    path: new URL(url).pathname,
    status: response.status,
    headers: response.headers,
    text,
    directives: new Map(directives.map(([name = "", ...sources]) => [name, sources])),
  };
}

const nonceOf = ({ directives }: Page): string | undefined =>
  /'nonce-([^']+)'/.exec((directives.get("script-src") ?? []).join(" "))?.[1];

/** The security problems of an answer that a browser shows as a page. */
function problems(page: Page): string[] {
  const { headers, directives, text } = page;
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const own = (name: string) => directives.get(name)?.join(" ") ?? "(nothing)";
  const wrong: [boolean, string][] = [
    [own("base-uri") !== "'none'", `base-uri ${own("base-uri")}`],
    [!["'none'", "'self'"].includes(own("frame-ancestors")), `frame-ancestors ${own("frame-ancestors")}`],
    [!["'none'", "'self'"].includes(own("form-action")), `form-action ${own("form-action")}`],
    [sources("object-src").join(" ") !== "'none'", "plugins"],
    [headers.get("X-Content-Type-Options") !== "nosniff", "types are guessed"],
    [!/^(?:no-referrer|origin|strict-origin)/.test(headers.get("Referrer-Policy") ?? ""), "Referrer-Policy"],
    [!headers.get("Cross-Origin-Opener-Policy")?.startsWith("same-origin"), "Cross-Origin-Opener-Policy"],
    [!headers.has("Cross-Origin-Resource-Policy"), "Cross-Origin-Resource-Policy"],
    [!/max-age=\d{8}/.test(headers.get("Strict-Transport-Security") ?? ""), "Strict-Transport-Security"],
    [!/camera=\((?:self)?\),.*microphone=\(\)/.test(headers.get("Permissions-Policy") ?? ""), "Permissions"],
    [headers.has("X-Powered-By") || headers.has("Server"), "says what it is made with"],
    [headers.has("Content-Security-Policy-Report-Only"), "a policy that only reports"],
    [/report-(?:uri|to)/.test(headers.get("Content-Security-Policy") ?? ""), "tells somebody else"],
  ];
  const isNobodys = directives.has("sandbox") && !own("sandbox").includes("allow-same-origin");
  // third-party code may run only with an opaque origin; elsewhere, a script needs this response's nonce
  if (!isNobodys) {
    const scripts = sources("script-src");
    const nonce = nonceOf(page);
    wrong.push(
      [
        scripts.some(
          (source) =>
            /unsafe-(?:inline|eval)'|^https?:|\*|data:/.test(source) && source !== "'wasm-unsafe-eval'",
        ),
        "scripts",
      ],
      [nonce === undefined, "no nonce"],
      [!/no-store|no-cache/.test(headers.get("Cache-Control") ?? ""), "kept by caches"],
      [headers.has("ETag") || headers.has("Last-Modified"), "a kept one may be said to be good still"],
      [/<script(?![^>]*\bnonce=)/.test(text), "a script without a nonce"],
      [Array.from(text.matchAll(/nonce="([^"]*)"/g)).some(([, said]) => said !== nonce), "another nonce"],
      [/<[^>]+\son\w+=/.test(text.replaceAll(/<script[\s\S]*?<\/script>/g, "")), "a handler in an attribute"],
    );
  }
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${page.path}: ${what}`] : []));
}

describe("every HTML answer", () => {
  test("has a strict policy for scripts, resources and frames, and is not cached", async () => {
    const nonces = new Set<string>();
    const found: string[] = [];
    const wrong: string[] = [];
    let withNonce = 0;
    for (const address of addresses()) {
      const page = await open(site.url + address);
      if (!page) continue;
      found.push(page.path);
      wrong.push(...problems(page));
      const nonce = nonceOf(page);
      if (nonce !== undefined) {
        withNonce += 1;
        nonces.add(nonce);
      }
    }
    expect(wrong).toEqual([]);
    expect(nonces.size).toBe(withNonce);
    expect(found).toEqual(
      expect.arrayContaining([
        "/",
        "/login",
        "/verify",
        "/offline",
        "/nothing",
        "/customer/history",
        "/admin",
        "/s/0",
        "/media/0/0",
        "/ads/preview",
        "/google12ab.html",
        examples["/ads/:id/frame"],
        examples["/api/public/mail-view/:token"],
      ]),
    );
    expect(found.length).toBeGreaterThan(30);
  });

  test("cannot be framed if it is a page for signing in, working or scanning", async () => {
    const framed: string[] = [];
    for (const address of [...pagesOf(routes), "/admin", "/admin/users/1", "/google12ab.html"]) {
      if (takesSnippets(address)) continue;
      const page = await open(site.url + address.replace(/[:*]\w*/g, "0"));
      const refuses = page?.directives.get("frame-ancestors")?.join(" ") === "'none'";
      if (page?.status !== 302 && !refuses) framed.push(address);
    }
    expect(framed).toEqual([]);
  });

  test("has one address, to which other spellings redirect", async () => {
    for (const spelled of ["/Login", "/login/", "/customer//history", "/QR-generator", "/api/docs/"]) {
      const { status, headers } = await rawRequest(site.url, spelled);
      const address = spelled.toLowerCase().replace("//", "/").replace(/\/$/, "");
      expect([spelled, status, headers["location"]]).toEqual([spelled, 308, address]);
    }
  });

  test("has the same headers for a server error, and no HSTS on an http site", async () => {
    const broken = {
      ...server.services,
      shortLinks: { ...server.services.shortLinks, findByCode: () => Promise.reject(new Error("a fault")) },
    };
    const app = createHttpApp(broken, { config: config(), pages: (_ctx, next) => next() });
    const https = await listen(app);
    const fault = await open(`${https.url}/s/abc`);
    await https.close();
    expect(fault?.status).toBe(500);
    expect(fault && problems(fault)).toEqual([]);
    const plain = { ...config(), siteUrl: "http://localhost" };
    const http = await listen(createHttpApp(broken, { config: plain, pages: (_ctx, next) => next() }));
    const { headers } = await fetch(`${http.url}/healthz`);
    await http.close();
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  });
});
