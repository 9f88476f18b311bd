import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { namedDesignOf, readDesignFile } from "../../../../../core/codes/texts/design-file.ts";
import { type ApiClient, createApiClient } from "../../../../support/api-client.ts";
import { call, signUp } from "../../../../support/call.ts";
import { builtThreads } from "../../../../support/programs/built-threads.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
/** With the site's own key. */
let site: ApiClient;
/** With a key of the account that has the brand Quay. */
let api: (...call: Parameters<ApiClient>) => ReturnType<ApiClient>;

const svgOf = (fill: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${fill}"/></svg>`)}`;
const QUAY = {
  name: "Quay",
  foreground: "#b00000",
  level: "H",
  size: 420,
  frame: "label",
  frame_text: "Scan",
  logo: svgOf("#00a000"),
};

beforeAll(async () => {
  server = await startServer({}, builtThreads());
  site = await createApiClient(server);
  const { token } = await signUp(server.url);
  const post = (path: string, json: object) => call(`${server.url}/api/me/${path}`, { json, token });
  await post("brands", { brand: QUAY, is_default: false });
  const { key } = (await post("api_keys", { name: "Shop", scopes: ["generate"] })).body;
  api = (path, options = {}) =>
    site(path, { ...options, headers: { ...options.headers, Authorization: `Bearer ${String(key)}` } });
  await server.services.siteBrands.create(commandLine, {
    name: "House",
    brand: namedDesignOf(readDesignFile({ foreground: "#004400" }, "House"), "House"),
    position: 1,
    is_default: false,
  });
});
afterAll(() => server.close());

const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();

describe("a request with a named design", () => {
  test("uses the colors, frame, level and logo of the account's brand, by GET and POST", async () => {
    const got = await api("/qr.svg?content=hello&design=quay");
    const posted = await api("/qr.svg", { json: { content: "hello", design: "QUAY" } });
    for (const answer of [got, posted]) {
      expect(answer.status).toBe(200);
      expect(textOf(answer)).toContain("#b00000");
      expect(textOf(answer)).toContain("#00a000");
    }
    const whole = await api("/qr", {
      json: { content: "hello", ...QUAY },
      headers: { Accept: "application/json" },
    });
    const named = await api("/qr?content=hello&design=quay", { headers: { Accept: "application/json" } });
    const { file: _file, ...facts } = whole.json ?? {};
    expect(named.json).toMatchObject(facts);
  });

  test("gives priority to the other fields", async () => {
    const answer = await api("/qr.svg", {
      json: { content: "hello", design: "Quay", foreground: "#0000aa", size: 300, frame: null },
    });
    const plain = await api("/qr.svg", {
      json: {
        content: "hello",
        ...QUAY,
        foreground: "#0000aa",
        size: 300,
        frame: undefined,
        frame_text: undefined,
      },
    });
    expect(textOf(answer)).toBe(textOf(plain));
  });

  test("accepts a text for the brand's frame, and refuses it if the brand has none", async () => {
    const framed = { content: "hello", design: "Quay", frame_text: "Menu" };
    expect(await api("/qr.svg", { json: framed })).toMatchObject({ status: 200 });
    expect(await api("/qr.svg", { json: { ...framed, design: "House" } })).toMatchObject({
      status: 400,
      json: { fields: { frame: "frame_text and frame_color need a frame" } },
    });
  });

  test("accepts a brand of the site or a preset, also for a form and a barcode", async () => {
    expect(textOf(await site("/qr.svg?content=hello&design=house"))).toContain("#004400");
    expect(textOf(await site("/payloads/phone.svg?phone=%2B15550100123&design=House"))).toContain("#004400");
    expect(textOf(await site("/barcode.svg?format=CODE128&content=hello&design=House"))).toContain("#004400");
    const ocean = await site("/qr.svg?content=hello&preset=ocean");
    expect(textOf(await site("/qr.svg?content=hello&design=ocean"))).toBe(textOf(ocean));
  });

  test("refuses an unknown design, including one of another account, like a row of a batch", async () => {
    for (const path of [
      "/qr?content=hello&design=Quay",
      "/payloads/phone.png?phone=%2B15550100123&design=Quay",
      "/barcode?format=CODE128&content=hello&design=Quay",
    ]) {
      const { status, json } = await site(path);
      expect(status).toBe(400);
      expect(JSON.stringify(json)).toContain(
        '\\"Quay\\" is neither a design here nor a preset: choose one of House, ',
      );
    }
  });

  test("must be revalidated, since the brand may have changed", async () => {
    const { headers } = await api("/qr.svg?content=hello&design=quay");
    expect(headers.get("cache-control")).toBe("private, max-age=0");
    expect(headers.get("etag")).not.toBeNull();
  });
});
