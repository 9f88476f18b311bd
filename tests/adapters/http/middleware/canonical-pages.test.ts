import fc from "fast-check";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalPages } from "../../../../adapters/http/middleware/canonical-pages.ts";
import { pages } from "../../../../adapters/http/pages/pages.ts";
import { LEGAL_KINDS } from "../../../../core/legal/legal-kind.ts";
import { publicDefaults } from "../../../../core/settings/public-defaults.ts";
import { canonicalPath } from "../../../../web/seo/canonical-path.ts";
import { routes } from "../../../../web/app/routes.tsx";
import { createRender } from "../../../../web/app/server.tsx";
import { rawRequest } from "../../../support/raw-request.ts";
import { listen } from "../../../support/listen.ts";
import { spellingsOf } from "../routing/spellings.ts";

const TEMPLATE = '<html lang="en"><!--head--><div id="root"><!--app--></div></html>';
const ID = "0193a0b0-0000-7000-8000-000000000000";

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const render = createRender({
    publicSettings: async () => publicDefaults,
    // pages that exist only if the operator publishes them
    legalPages: {
      links: async () => Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, `/${kind}`])),
      shown: async (kind, language) => ({ kind, language, html: "<p>Text</p>" }),
    },
  });
  const app = new Koa();
  app.use(canonicalPages(async (path) => canonicalPath(path)));
  app.use(pages(async () => ({ template: TEMPLATE, render }), "https://codes.example.org"));
  server = await listen(app);
});
afterAll(() => server.close());

/** The patterns of all pages. */
function addresses(nodes = routes, above = ""): string[] {
  return nodes.flatMap((node) => {
    const path = `${above}/${node.path ?? ""}`.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
    const own = node.element !== undefined && node.path !== "*" ? [path] : [];
    return [...own, ...addresses(node.children ?? [], path)];
  });
}
const withId = (path: string): string => path.replace(/:id/i, ID);
const PAGES = [...new Set(addresses())].filter((path) => path !== "/");

describe("a page", () => {
  test.each(PAGES)(
    "%s is served at this address only, and other spellings redirect to it or are not found",
    async (pattern) => {
      const path = withId(pattern);
      expect((await rawRequest(server.url, path)).status).toBeOneOf([200, 302]);
      const wrong: string[] = [];
      for (const method of ["GET", "HEAD"]) {
        for (const spelled of spellingsOf(pattern).map(withId)) {
          const { status, headers } = await rawRequest(server.url, `${spelled}?a=1`, method);
          const isSentOn = status === 308 && headers["location"] === `${path}?a=1`;
          if (!isSentOn && status !== 404)
            wrong.push(`${method} ${spelled}: ${status} ${headers["location"]}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test("redirects uppercase, extra slashes and escapes to its address in one step", async () => {
    for (const spelled of ["/Login", "/login/", "//login", "/%6cogin", "/x/../login", "/%2e/LOGIN//"]) {
      const { status, headers } = await rawRequest(server.url, spelled);
      expect([spelled, status, headers["location"]]).toEqual([spelled, 308, "/login"]);
    }
  });

  test("is redirected to only for GET and HEAD", async () => {
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await rawRequest(server.url, "/Login", method)).status).toBe(404);
  });
});

test("no redirect leads to another host or to a spelling that redirects again", () => {
  const piece = fc.constantFrom(
    "login",
    "Customer",
    "links",
    "..",
    ".",
    "%2e",
    "%2f",
    "%5c",
    "\\",
    "",
    "%",
    "%ff",
    "%25",
    "a?b",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const address = canonicalPath(`/${pieces.join("/")}`);
      if (address === null) return;
      expect(address).toMatch(/^\/(?![/\\])/);
      expect(canonicalPath(address)).toBe(address);
    }),
    { numRuns: 2000 },
  );
});
