import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Koa from "koa";
import { expect, onTestFinished, test } from "vitest";
import { createGeoLocator } from "../../../adapters/geoip/create-geo-locator.ts";
import { geoRequest } from "../../../adapters/outbound/geo-request.ts";
import { listen } from "../../support/listen.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const IPV6 = "2001:4860:4860::";

const locatorOf = (geoip: { file: string | null; url: string | null }) =>
  createGeoLocator(geoip, geoRequest({ geoip, siteUrl: "https://codes.example.org", outboundAllow: [] }));

/** A geolocation service with configurable answers. */
async function service(answer: (ip: string) => { status?: number; body: string }) {
  const asked: string[] = [];
  const app = new Koa();
  app.use((ctx) => {
    const ip = decodeURIComponent(ctx.path.slice(1));
    asked.push(ip);
    const { status = 200, body } = answer(ip);
    if (status === 302) ctx.redirect(body);
    ctx.status = status;
    ctx.body = body;
  });
  const server = await listen(app);
  onTestFinished(() => server.close());
  return { asked, url: `${server.url}/{ip}` };
}

test("the bundled table knows IPv4 addresses, and private or malformed ones have no country", async () => {
  const locator = await locatorOf({ file: null, url: null });
  expect(await locator.countryOf("90.54.12.0")).toBe("FR");
  for (const address of ["192.168.1.0", "10.0.0.0", "127.0.0.0", "100.64.1.0", "fd00:1:2::", IPV6, "", "x"]) {
    expect(await locator.countryOf(address)).toBeNull();
  }
});

test.each([
  ['{"country_code":"us"}', "US"],
  ['{"countryCode":"DE","country":"Germany"}', "DE"],
  ['{"country":"FR"}', "FR"],
  ["NL\n", "NL"],
  ['{"country":"Germany"}', null],
  ["<html>", null],
])("a service that answers %s yields %s", async (body, country) => {
  const { url } = await service(() => ({ body }));
  const locator = await locatorOf({ file: null, url });
  expect(await locator.countryOf(IPV6)).toBe(country);
});

test("a service may return a city, and the report can name the sources of places", async () => {
  const body = JSON.stringify({ country_code: "us", region: "California", city: " Mountain View " });
  const { url } = await service(() => ({ body }));
  const locator = await locatorOf({ file: null, url });
  expect(await locator.placeOf(IPV6)).toEqual({ country: "US", region: "California", city: "Mountain View" });
  expect(await locator.placeOf("90.54.12.0")).toEqual({ country: "FR", region: null, city: null });
  expect(locator.sources).toEqual([
    { kind: "table", name: "IP2Location LITE", cities: false },
    { kind: "service", name: new URL(url).host, cities: true },
  ]);
});

test("a service is asked once per address that the table lacks, and never for private addresses", async () => {
  const { url, asked } = await service(() => ({ body: "SE" }));
  const locator = await locatorOf({ file: null, url });
  for (const address of ["90.54.12.0", IPV6, IPV6, "192.168.1.0", "fd00:1:2::"])
    await locator.countryOf(address);
  expect(asked).toEqual([IPV6]);
});

test.each([
  ["fails", 500, "US"],
  ["leads elsewhere", 302, "https://example.org/"],
])("a service that %s yields no country", async (_what, status, body) => {
  const { url } = await service(() => ({ status, body }));
  const locator = await locatorOf({ file: null, url });
  expect(await locator.countryOf(IPV6)).toBeNull();
});

test("an endless answer of a service is cut off", async () => {
  let sent = 0;
  const endless = createServer((_request, response) => {
    const send = (): void => {
      sent += 16_384;
      if (response.write(Buffer.alloc(16_384, "{"))) setImmediate(send);
      else response.once("drain", send);
    };
    send();
  });
  await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void endless.close());
  const { port } = endless.address() as AddressInfo;
  const locator = await locatorOf({ file: null, url: `http://127.0.0.1:${port}/{ip}` });
  expect(await locator.countryOf(IPV6)).toBeNull();
  await expect.poll(() => connectionsOf(endless)).toBe(0);
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test("a redirect of a service is not followed into the operator's network", async () => {
  const inner = await service(() => ({ body: "SE" }));
  const { url } = await service(() => ({ status: 302, body: inner.url }));
  const locator = await locatorOf({ file: null, url });
  expect(await locator.countryOf(IPV6)).toBeNull();
  expect(inner.asked).toEqual([]);
});

test("an invalid GEOIP_FILE is refused under the name of its variable", async () => {
  const file = join(await temporaryFolder(), "x.mmdb");
  await writeFile(file, "nothing");
  await expect(locatorOf({ file, url: null })).rejects.toMatchObject({
    code: "config_invalid",
    message: expect.stringMatching(/^GEOIP_FILE should be/) as string,
  });
});
