// @vitest-environment node
import { expect, test } from "vitest";
import { LANGUAGES } from "../../core/languages.ts";
import { settingsSchema, type PublicSettings } from "../../core/settings/settings.ts";
import { publicPages } from "../../web/seo/public-pages.ts";
import { createRender } from "../../web/app/server.tsx";
import { routePages } from "./support/route-pages.ts";

const SITE = "https://codes.example.org";
const matchable = routePages.map(({ path }) => path);
const PATHS = ["/", ...publicPages.map(({ path }) => path)];

async function headOf(path: string, settings: Partial<PublicSettings> = {}): Promise<string> {
  const render = createRender({ publicSettings: async () => ({ ...settingsSchema.parse({}), ...settings }) });
  const rendered = await render(new Request(SITE + path), "the-nonce");
  if (rendered === null || rendered instanceof Response) throw new Error(`${path} is no page`);
  return rendered.head;
}

const decode = (text: string | undefined) =>
  text?.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const titleOf = (head: string) => decode(/<title>([^<]*)<\/title>/.exec(head)?.[1]);
const metaOf = (head: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]);
const linksOf = (head: string, rel: string) =>
  [...head.matchAll(new RegExp(`<link rel="${rel}"(?: hrefLang="([^"]*)")? href="([^"]*)"`, "g"))].map(
    ([, language, address]) => [language, address],
  );
function dataOf(head: string): { "@graph": Record<string, unknown>[] } {
  const text = /<script type="application\/ld\+json" nonce="the-nonce">(.*?)<\/script>/.exec(head)?.[1];
  return JSON.parse(text ?? "null") as { "@graph": Record<string, unknown>[] };
}

test.each(LANGUAGES)("in %s every public page has a unique title and description", async (language) => {
  const heads = await Promise.all(PATHS.map((path) => headOf(`${path}?lang=${language}`)));
  for (const of of [titleOf, (head: string) => metaOf(head, "description")]) {
    const texts = heads.map(of);
    // a missing text shows as its key
    expect(PATHS.filter((_, index) => /^$|^[a-z_]+\.[a-z_]+/.test(texts[index] ?? ""))).toEqual([]);
    expect(new Set(texts).size).toBe(PATHS.length);
  }
});

test.each(PATHS)("%s has its canonical address and one for each language", async (path) => {
  const head = await headOf(`${path}?utm_source=a&data=b`);
  expect(linksOf(head, "canonical")).toEqual([[undefined, SITE + path]]);
  expect(linksOf(head, "alternate")).toEqual([
    ["x-default", SITE + path],
    ...LANGUAGES.map((language) => [language, `${SITE}${path}?lang=${language}`]),
  ]);
});

test("a page with a language parameter is canonical by itself", async () => {
  const head = await headOf("/wifi-generator?lang=fr&utm_source=a");
  expect(linksOf(head, "canonical")).toEqual([[undefined, `${SITE}/wifi-generator?lang=fr`]]);
  expect(metaOf(head, "og:url")).toBe(`${SITE}/wifi-generator?lang=fr`);
  expect(metaOf(head, "og:locale")).toBe("fr_FR");
});

test.each(["/qr-generator/", "/QR-Generator"])(
  "%s has the canonical address in lower case without a slash",
  async (path) => {
    expect(linksOf(await headOf(path), "canonical")).toEqual([[undefined, `${SITE}/qr-generator`]]);
  },
);

test.each(PATHS)("a shared link to %s shows title, description and picture", async (path) => {
  const head = await headOf(path);
  expect(metaOf(head, "og:title")).toBe(titleOf(head));
  expect(metaOf(head, "og:description")).toBe(metaOf(head, "description"));
  expect(metaOf(head, "og:image")).toBe(`${SITE}/og.png`);
  expect([metaOf(head, "og:image:width"), metaOf(head, "og:image:height")]).toEqual(["1200", "630"]);
  expect(metaOf(head, "og:site_name")).toBe("Quietzone");
  expect(metaOf(head, "twitter:card")).toBe("summary_large_image");
});

test.each(LANGUAGES)("a page has structured data, in %s", async (language) => {
  const kinds = await Promise.all(
    PATHS.map(async (path) => {
      const { "@graph": nodes } = dataOf(await headOf(`${path}?lang=${language}`));
      expect(JSON.stringify(nodes)).not.toMatch(/"(?:tool|common|home|verify)\.[a-z_]+"/);
      return nodes.map((node) => node["@type"]);
    }),
  );
  expect(kinds[0]).toEqual(["Organization", "WebSite"]);
  for (const found of kinds.slice(1, 8)) expect(found).toEqual(["WebApplication", "BreadcrumbList"]);
});

test("a tool is described as a free application with breadcrumbs", async () => {
  const [application, trail] = dataOf(await headOf("/barcode-generator"))["@graph"];
  expect(application).toMatchObject({
    name: "Barcode Generator",
    url: `${SITE}/barcode-generator`,
    isAccessibleForFree: true,
    offers: { price: "0" },
  });
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: `${SITE}/` },
      { position: 2, name: "Barcode Generator", item: `${SITE}/barcode-generator` },
    ],
  });
});

test("the operator's name and description are used literally, in every language", async () => {
  const settings = { site_name: "Codes </script> & Co", site_description: "Labels for our shop" };
  const head = await headOf("/?lang=it", settings);
  expect(metaOf(head, "description")).toBe("Labels for our shop");
  expect(head.match(/<\/script>/g)).toHaveLength(head.match(/<script/g)?.length ?? 0);
  expect(dataOf(head)["@graph"][1]).toMatchObject({
    name: "Codes </script> & Co",
    description: "Labels for our shop",
    inLanguage: "it",
  });
});

const others = matchable.filter((path) => !PATHS.includes(path));

test.each([...others, "/no/such/page"])(
  "%s is noindex, without a canonical address and structured data",
  async (path) => {
    const head = await headOf(path);
    expect(metaOf(head, "robots")).toBe("noindex");
    expect(linksOf(head, "canonical")).toEqual([]);
    expect(head).not.toContain("ld+json");
  },
);

test("the manifest is requested in the language of the page", async () => {
  expect(await headOf("/?lang=pt")).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=pt">');
});
