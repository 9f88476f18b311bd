import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiClient, createApiClient } from "../../../../support/api-client.ts";
import { readPictureIndependently } from "../../../../support/codes/independent-decoder.ts";
import { sampleForms } from "../../../../support/codes/sample-forms.ts";
import { builtThreads } from "../../../../support/programs/built-threads.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({}, builtThreads());
  api = await createApiClient(server);
});
afterAll(() => server.close());

const types = Object.keys(sampleForms) as (keyof typeof sampleForms)[];
const query = (fields: Partial<Record<string, string>>) =>
  new URLSearchParams(fields as Record<string, string>).toString();
const lasting = (content: unknown): string =>
  String(content)
    .replace(/(?<=^UID:)[0-9a-f]{32}$/m, "0")
    .replace(/(?<=^DTSTAMP:)\d{8}T\d{6}Z$/m, "19700101T000000Z");

describe.each(types)("/payloads/%s", (type) => {
  const { texts, content } = sampleForms[type];

  test("returns the content of the form and a code with that content", async () => {
    expect(lasting((await api(`/payloads/${type}`, { json: texts })).json?.["content"])).toBe(content);
    const png = await api(`/payloads/${type}.png?${query(texts)}`);
    expect(png.status).toBe(200);
    expect((await readPictureIndependently(png.bytes)).map(lasting)).toEqual([content]);
    expect(png.headers.get("content-disposition")).toContain(`filename="${type}`);
  });

  test("names the fields that are wrong", async () => {
    const { status, json } = await api(`/payloads/${type}`, { json: {} });
    expect([status, json?.["code"]]).toEqual([400, "validation_failed"]);
    expect(Object.keys(json?.["fields"] as object).join()).toMatch(/^[a-z_,]+$/);
  });
});

test("half of a character is refused by the name of its field", async () => {
  const half = "cut \ud83d";
  for (const [path, fields, name] of [
    ["/payloads/whatsapp", { to: "+49 30 1234567", message: half }, "message"],
    ["/payloads/sepa.png", { ...sampleForms.sepa.texts, message: half }, "message"],
  ] as const) {
    const { status, json } = await api(path, { json: fields });
    expect([status, json]).toMatchObject([
      400,
      {
        code: "validation_failed",
        fields: { [name]: expect.stringContaining("half of a character") as string },
      },
    ]);
  }
});

const made = async (path: string, fields: object) => Buffer.from((await api(path, { json: fields })).bytes);

test("a transfer has the error correction level of its standard, and another one only if forced", async () => {
  const { texts, content } = sampleForms.sepa;
  expect(await made("/payloads/sepa.png", texts)).toEqual(await made("/qr.png", { content, level: "M" }));
  expect(await made("/payloads/sepa.png", { ...texts, level: "M" })).toEqual(
    await made("/qr.png", { content, level: "M" }),
  );
  const sentence =
    "The standard of this code requires the error correction level M, so it cannot be L: leave the level out";
  expect(await api("/payloads/sepa.png", { json: { ...texts, level: "L" } })).toMatchObject({
    status: 400,
    json: { code: "validation_failed", fields: { level: sentence } },
  });
  expect(await made("/payloads/sepa.png", { ...texts, level: "L", force: true })).toEqual(
    await made("/qr.png", { content, level: "L" }),
  );
  expect((await api("/payloads/sepa", { json: { ...texts, level: "L", force: true } })).json).toMatchObject({
    notices: [`${sentence}.`],
  });
});

test("a whole bill is drawn in the requested language, and refused as a pixel image", async () => {
  const { texts, content } = sampleForms["swiss-qr"];
  const svg = await api(`/payloads/swiss-qr.svg?${query({ ...texts, bill: "it" })}`);
  expect([svg.status, svg.headers.get("x-quietzone-proof")]).toEqual([200, expect.stringMatching(/^scans;/)]);
  expect(new TextDecoder().decode(svg.bytes)).toContain('width="210mm" height="105mm"');
  expect(await readPictureIndependently(svg.bytes)).toEqual([content]);
  const pdf = await api("/payloads/swiss-qr.pdf", { json: { ...texts, bill: "de", page: "code" } });
  // printer dots would be wrong: the code is 46 mm wide on any printer
  const { json } = await api("/payloads/swiss-qr.svg", {
    json: { ...texts, bill: "de" },
    headers: { Accept: "application/json" },
  });
  expect(json).toMatchObject({ kind: "qr", content, proof: { scans: true } });
  expect(json).not.toHaveProperty("printed");
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  for (const [file, fields] of [
    ["png", { bill: "de" }],
    ["pdf", { bill: "de", page: "letter" }],
    ["svg", { bill: "rm" }],
  ] as const)
    expect((await api(`/payloads/swiss-qr.${file}`, { json: { ...texts, ...fields } })).json).toMatchObject({
      code: "validation_failed",
      fields: { bill: expect.any(String) as string },
    });
  expect((await api("/payloads/sepa.svg", { json: { ...sampleForms.sepa.texts, bill: "de" } })).status).toBe(
    400,
  );
});

test("a wrong account number is refused even if forced", async () => {
  const form = { ...sampleForms.sepa.texts, iban: "DE89370400440532013001", force: true };
  expect((await api("/payloads/sepa", { json: form })).json).toMatchObject({
    code: "validation_failed",
    fields: { iban: expect.stringContaining("its check digits do not match") as string },
  });
});

test("a batch with several forms uses its type column", async () => {
  const rows = types.map((type) => ({ type, ...sampleForms[type].texts }));
  const zip = await api("/batch", { json: { rows } });
  expect([zip.status, zip.headers.get("x-quietzone-rows"), zip.headers.get("x-quietzone-failed")]).toEqual([
    200,
    String(rows.length),
    "0",
  ]);
});
