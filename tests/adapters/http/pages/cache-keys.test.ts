import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadConfig } from "../../../../adapters/config/config.ts";
import { createHttpApp } from "../../../../adapters/http/server/create-http-app.ts";
import { pages } from "../../../../adapters/http/pages/pages.ts";
import { siteFiles } from "../../../../adapters/http/pages/site-files.ts";
import { commandLine } from "../../../../core/audit/actor.ts";
import { createRender } from "../../../../web/app/server.tsx";
import { createSiteFiles } from "../../../../web/seo/site-files.ts";
import { createApiClient } from "../../../support/api-client.ts";
import { signUp } from "../../../support/call.ts";
import { listen } from "../../../support/listen.ts";
import { rawRequest } from "../../../support/raw-request.ts";
import { startServer, type TestServer } from "../../../support/server.ts";

const SITE = "https://codes.example.org";
const TEMPLATE = '<html lang="en"><!--head--><div id="root"><!--app--></div></html>';

let server: TestServer;
/** The same product including its pages. */
let site: Awaited<ReturnType<typeof listen>>;
let headers: Record<string, Record<string, string>>;
beforeAll(async () => {
  const env = {
    SITE_URL: SITE,
    REDIRECT_ALLOW: "https://app.example",
    ADMIN_ORIGINS: "https://panel.example",
  };
  server = await startServer(env);
  const { services } = server;
  const publicSettings = () => services.settings.publicSettings();
  const { legalPages } = services;
  const render = createRender({ publicSettings, legalPages });
  const makeFile = createSiteFiles({ publicSettings, legalPages });
  const page = pages(async () => ({ template: TEMPLATE, render }), SITE);
  const files = siteFiles(async () => makeFile, SITE);
  site = await listen(
    createHttpApp(services, {
      config: loadConfig(
        { DATABASE_URL: server.databaseUrl, LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000", ...env },
        {},
      ),
      pages: (ctx, next) => files(ctx, () => page(ctx, next)),
    }),
  );
  const [ann, client] = [await signUp(server.url), await createApiClient(server)];
  headers = {
    Host: { host: "evil.example" },
    "X-Forwarded-Host": { "x-forwarded-host": "evil.example", forwarded: "host=evil.example;proto=http" },
    "X-Original-URL": { "x-original-url": "/admin", "x-rewrite-url": "/admin" },
    "X-HTTP-Method-Override": { "x-http-method-override": "DELETE", "x-http-method": "DELETE" },
    "Accept-Language": { "accept-language": "de" },
    Accept: { accept: "application/json" },
    "Accept-Encoding": { "accept-encoding": "br" },
    Cookie: { cookie: "quietzone-language=de; lang=de; language=fr; __Host-qz-session=x" },
    Authorization: { authorization: `Bearer ${ann.token}` },
    "Authorization by key": { authorization: `Bearer ${client.key}` },
    Origin: { origin: "https://app.example" },
    "Origin of a panel": { origin: "https://panel.example" },
    "Origin of anybody": { origin: "https://evil.example" },
    "If-None-Match": {
      "if-none-match": '"of another answer"',
      "if-modified-since": new Date(Date.now() + 1e9).toUTCString(),
    },
    Range: { range: "bytes=0-3" },
    "X-Without-Site-Code": { "x-without-site-code": "1" },
  };
});
afterAll(async () => {
  await site.close();
  await server.close();
});

const PATHS = [
  "/",
  "/login",
  "/privacy",
  "/nothing-here",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/custom.css",
  "/custom.css?v=",
  "/api/public/settings",
  "/api/public/advertisements",
  "/api/public/legal_pages/privacy",
  "/api/openapi.json",
  "/api/nothing-here",
  "/api/me/profile",
  "/api/admin/users",
  "/api/v1/qr.png?content=hello",
  "/api/v1/barcode.svg?content=4006381333931&format=EAN13",
  "/api/v1/images/qr.png?content=hello&key=x&signature=y",
  "/auth/v1/settings",
  "/auth/v1/user",
  "/auth/v1/.well-known/jwks.json",
  "/s/unknown",
  "/media/avatars/unknown.webp",
];

/** Headers that vary at random between answers: dates, request IDs, nonces and remaining limits. */
const BY_CHANCE =
  /^(?:date|x-request-id|content-security-policy|connection|keep-alive|x?-?ratelimit-.*|age)$/;
async function answer(path: string, sent: Record<string, string> = {}) {
  const key = path.startsWith("/api/v1/") ? headers["Authorization by key"] : {};
  const response = await rawRequest(site.url, path, "GET", { ...key, ...sent });
  const named = Object.entries(response.headers)
    .filter(([name]) => !BY_CHANCE.test(name))
    .toSorted(([one], [other]) => one.localeCompare(other));
  const body = response.bytes
    .toString("latin1")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/"(?:reference|number)":"[^"]*"/g, "");
  return {
    kept: response.headers["cache-control"] ?? "",
    varies: (response.headers["vary"] ?? "").toLowerCase().split(/, ?/),
    whole: JSON.stringify([response.status, named, body]),
    body,
  };
}

describe("an answer that a cache may keep", () => {
  test.each(PATHS)("%s depends on no request header but those that Vary names", async (path) => {
    const plain = await answer(path);
    expect(plain.kept).not.toBe("");
    const wrong: string[] = [];
    for (const [what, sent] of Object.entries(headers)) {
      const other = await answer(path, sent);
      const [name = ""] = what.toLowerCase().split(" ");
      for (const { kept, varies, whole } of [plain, other]) {
        if (kept.includes("no-store") || varies.includes(name)) continue;
        if (whole !== (whole === plain.whole ? other : plain).whole) wrong.push(`${what}: ${kept}`);
      }
      if (other.body.includes("evil.example")) wrong.push(`${what} is in the answer`);
    }
    expect(wrong).toEqual([]);
  });

  test("is sent as no-store if it is personal", async () => {
    for (const path of PATHS.filter((each) => /\/api\/(?:me|admin)|\/auth\/v1\/user|\/login/.test(each)))
      expect([path, (await answer(path, headers["Authorization"])).kept]).toEqual([path, "no-store"]);
  });
});

describe("the operator's stylesheet", () => {
  const YEAR = "public, max-age=31536000, immutable";

  test("is cached forever only under its current version", async () => {
    expect((await answer("/custom.css")).kept).toBe("no-cache");
    await server.services.settingsAdministration.save(commandLine, {
      custom_css: "body { color: red }",
    });
    const { custom_css_version: version } = await server.services.settings.publicSettings();
    expect((await answer(`/custom.css?v=${version}`)).kept).toBe(YEAR);
    for (const query of ["", "?v=", "?v=undefined", `?v=${version}&v=${version}`, `?v=0${version}`])
      expect([query, (await answer(`/custom.css${query}`)).kept]).toEqual([query, "no-cache"]);
  });
});
