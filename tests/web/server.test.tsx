// @vitest-environment node
import { expect, test } from "vitest";
import { qrDesignSchema } from "../../core/codes/qr/design.ts";
import { settingsSchema, type PublicSettings } from "../../core/settings/settings.ts";
import { createRender, type Rendered } from "../../web/app/server.tsx";

async function pageAt(path: string, settings: Partial<PublicSettings> = {}): Promise<Rendered> {
  const render = createRender({ publicSettings: async () => ({ ...settingsSchema.parse({}), ...settings }) });
  const rendered = await render(new Request(`http://localhost${path}`), "the-nonce");
  if (rendered === null || rendered instanceof Response) throw new Error(`${path} is no page`);
  return rendered;
}
const titleOf = ({ head }: Rendered) => /<title>([^<]*)<\/title>/.exec(head)?.[1];

test.each([
  ["/", "QR codes and barcodes that scan | Quietzone"],
  ["/login", "Sign In | Quietzone"],
  ["/signup", "Sign Up | Quietzone"],
  ["/customer/history", "QR History | Quietzone"],
])("%s is rendered with its own title and a description", async (path, title) => {
  const page = await pageAt(path);
  expect(page.status).toBe(200);
  expect(titleOf(page)).toBe(title);
  expect(page.head).toMatch(/<meta name="description" content="[^"]+"/);
  expect(page.body).toContain("<h1");
});

test("a page with a preview delays its first paint until the preview is there", async () => {
  const { head, body } = await pageAt("/qr-generator");
  const id = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head)?.[1];
  expect(id).toBeDefined();
  expect(body.split(`id="${id}"`)).toHaveLength(2);
  expect((await pageAt("/login")).head).not.toContain('rel="expect"');
});

test("a generator page is rendered in the site's default brand, and the home page leaves it out", async () => {
  const design = qrDesignSchema.parse({ foreground: "#7a1fa2" });
  const render = createRender({
    publicSettings: async () => settingsSchema.parse({}),
    siteBrands: async () => ({ count: 1, has_default: true, default: { name: "House", design, logo: null } }),
  });
  const show = async (path: string) =>
    (await render(new Request(`http://localhost${path}`), "n")) as Rendered;
  const generator = await show("/qr-generator?data=hello");
  expect(generator.body).toContain("%237a1fa2");
  for (const path of ["/qr-generator", "/wifi-generator"])
    expect((await show(path)).head).toContain("#7a1fa2");
  const home = await show("/");
  expect(home.head).toContain('"has_default":true');
  expect(home.head + home.body).not.toContain("#7a1fa2");
});

test("rendering many pages leaves a turn of the event loop between any two", async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const render = createRender({ publicSettings: async () => settingsSchema.parse({}) });
  await Promise.all(Array.from({ length: 30 }, () => render(new Request("http://localhost/login"), "n")));
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(30);
});

test("a page is rendered once and cached until something on it changes", async () => {
  const settings = { ...settingsSchema.parse({}), site_name: "First" };
  const render = createRender({ publicSettings: async () => ({ ...settings }) });
  const show = async (path: string, language = "en") => {
    const request = new Request(`http://localhost${path}`, { headers: { "Accept-Language": language } });
    return (await render(request, "n")) as Rendered;
  };
  const first = await show("/login");
  expect(await show("/login")).toBe(first);
  expect(titleOf(await show("/login", "de"))).toContain("Anmelden");
  expect(await show("/verify/1")).not.toBe(await show("/verify/1"));
  settings.site_name = "Second";
  expect(titleOf(await show("/login"))).toBe("Sign In | Second");
});

test("a page is not rendered for a client that disconnected while waiting", async () => {
  const render = createRender({ publicSettings: async () => settingsSchema.parse({}) });
  const gone = new AbortController();
  const rendered = render(new Request("http://localhost/login"), "n", gone.signal);
  gone.abort();
  expect(await rendered).toBeNull();
});

test("an unknown path is a 404 page", async () => {
  const page = await pageAt("/no/such/page");
  expect(page.status).toBe(404);
  expect(titleOf(page)).toBe("Page Not Found | Quietzone");
  expect(page.body).toContain("Go Back");
});

test("the home page shows at least ten code pictures without scripts", async () => {
  const { body } = await pageAt("/");
  const pictures = body.match(/src="(?:data:image\/svg\+xml,[^"]+|[^"]+\.svg)"/g) ?? [];
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(10);
});

test("the page state contains the address that the page was rendered for", async () => {
  const { head } = await pageAt("/qr-generator?data=a%20b");
  const state = /id="page-state"[^>]*>([^<]*)</.exec(head)?.[1] ?? "";
  expect(JSON.parse(state)).toMatchObject({ address: "/qr-generator?data=a%20b" });
});

test("every script has the nonce", async () => {
  const { body } = await pageAt("/");
  for (const script of body.match(/<script[^>]*>/g) ?? []) expect(script).toContain('nonce="the-nonce"');
});

test.each([
  ["/", "features/home/HomePage.tsx"],
  ["/qr-generator", "features/qr-generator/QrGeneratorPage.tsx"],
  ["/barcode-generator", "features/barcode-generator/BarcodeGeneratorPage.tsx"],
  ["/login", "features/accounts/LoginPage.tsx"],
  ["/signup", "features/accounts/SignupPage.tsx"],
  ["/customer/history", "features/history/HistoryPage.tsx"],
])("%s preloads the scripts of %s", async (path, module) => {
  const api = { publicSettings: async () => settingsSchema.parse({}) };
  const render = createRender(api, (route) => (route === module ? ["/assets/a.js"] : []));
  const rendered = await render(new Request(`http://localhost${path}`), "the-nonce");
  expect(rendered).toMatchObject({
    preloads: '<link rel="modulepreload" crossorigin nonce="the-nonce" href="/assets/a.js">',
  });
});

test.each([
  ["/", {}, "en"],
  ["/", { "Accept-Language": "de-CH, fr;q=0.5" }, "de"],
  ["/", { "Accept-Language": "de", Cookie: "a=b; quietzone_language=it" }, "it"],
  ["/?lang=pt", { "Accept-Language": "de", Cookie: "quietzone_language=it" }, "pt"],
  ["/?lang=xx", { Cookie: "quietzone_language=xx" }, "es"],
])("%s requested with %j is rendered in %s", async (path, headers, language) => {
  const settings = settingsSchema.parse({ language: language === "es" ? "es" : "en" });
  const render = createRender({ publicSettings: async () => settings });
  expect(await render(new Request(`http://localhost${path}`, { headers }), "n")).toMatchObject({
    language,
  });
});

test("a page preloads its texts, in its language only", async () => {
  const api = { publicSettings: async () => settingsSchema.parse({}) };
  const asked: string[] = [];
  const render = createRender(api, (module) => (asked.push(module), []));
  await render(new Request("http://localhost/qr-generator?lang=fr"), "the-nonce");
  expect(asked.filter((module) => module.startsWith("messages/"))).toEqual([
    "messages/fr/shell.ts",
    "messages/fr/generator.ts",
    "messages/fr/payload-rules.ts",
    "messages/fr/types.ts",
    "messages/fr/qr-generator.ts",
    "messages/fr/styles.ts",
    "messages/fr/short-link.ts",
  ]);
});

test("the site's name and theme colors come from the settings", async () => {
  const page = await pageAt("/login", { site_name: "Codes & Co", primary_color: "#ff0000" });
  expect(titleOf(page)).toBe("Sign In | Codes &amp; Co");
  expect(page.head).toContain("--primary:#ff0000");
});

test("drops a theme color that is not a valid color", async () => {
  const { head, body } = await pageAt("/login", { primary_color: "red}</style><script>alert(1)</script>" });
  expect(head).not.toContain("--primary");
  expect(head + body).not.toContain("<script>alert");
  expect(head).toContain("--secondary:#ff6b9d");
});

test("account pages are noindex", async () => {
  for (const path of ["/login", "/signup", "/customer/history"])
    expect((await pageAt(path)).head).toContain('name="robots" content="noindex"');
});
