// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { ShownAd } from "../../../core/ads/shown-ad.ts";
import { publicDefaults } from "../../../core/settings/public-defaults.ts";
import { createRender, type Rendered } from "../../../web/app/server.tsx";

const ad = (fields: Partial<ShownAd>): ShownAd => ({
  id: "0198b7c2-0000-7000-8000-000000000000",
  type: "text",
  placement: "header",
  title: "Labels",
  description: "",
  text: "",
  image: null,
  leads: false,
  ...fields,
});

async function open(path: string, shownAds: () => Promise<ShownAd[]>): Promise<Rendered> {
  const render = createRender({ publicSettings: async () => publicDefaults, shownAds });
  const rendered = await render(new Request(`https://codes.example${path}`), "n0nce");
  if (rendered === null || rendered instanceof Response) throw new Error("no page");
  return rendered;
}

describe("an advertisement", () => {
  test.each([
    ["/", true],
    ["/qr-generator", true],
    ["/wifi-generator/", true],
    ["/verify", false],
    ["/login", false],
    ["/signup", false],
    ["/forgot-password", false],
    ["/auth/callback", false],
    ["/customer/dashboard", false],
    ["/nowhere", false],
  ])("is shown on %s: %s, in the HTML and in the page state", async (path, isThere) => {
    const { body, head } = await open(path, async () => [ad({})]);
    expect([body.includes("Labels"), head.includes("Labels")]).toEqual([isThere, isThere]);
  });

  test("is escaped as text", async () => {
    const hostile = `"><img src=x onerror=alert(1)></script><script>alert(1)</script>`;
    const { body, head } = await open("/", async () => [
      ad({ title: hostile, description: hostile, text: hostile }),
    ]);
    expect(body + head).not.toContain("<img src=x");
    expect(body + head).not.toContain("<script>alert");
    expect(body).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("links through the click counter as sponsored, and keeps the given order", async () => {
    const { body } = await open("/", async () => [
      ad({ title: "First", leads: true }),
      ad({ id: "0198b7c2-0000-7000-8000-000000000001", title: "Second" }),
    ]);
    expect(body).toContain(`href="/ads/0198b7c2-0000-7000-8000-000000000000/click"`);
    expect(body).toContain(`rel="sponsored noopener"`);
    expect(body.indexOf("First")).toBeLessThan(body.indexOf("Second"));
    expect(body.match(/class="ad-body" href/g)).toHaveLength(1);
  });

  test("that fails to load leaves the page unchanged", async () => {
    const { status, body } = await open("/", async () => {
      throw new Error("the database is unavailable");
    });
    expect([status, body.includes('class="ad ')]).toEqual([200, false]);
  });
});
