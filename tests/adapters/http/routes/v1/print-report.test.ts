import { afterAll, beforeAll, expect, test } from "vitest";
import type { PrintReport } from "../../../../../core/codes/print/report/print-report.ts";
import { type ApiClient, createApiClient } from "../../../../support/api-client.ts";
import { builtThreads } from "../../../../support/programs/built-threads.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startServer({}, builtThreads());
  api = await createApiClient(server);
});
afterAll(() => server.close());

const asJson = { Accept: "application/json" };
const PDF = "/qr.pdf?content=shelf+7&module=0.5mm&dpi=300";
const CODE = "/qr?content=shelf+7&module=0.5mm&dpi=300";

test("a JSON answer contains a print report on request", async () => {
  const { status, json } = await api(`${CODE}&report=true`, { headers: asJson });
  const { report } = json as unknown as { report: PrintReport };
  expect([status, report.grade.letter, report.scans, report.gain.mm]).toEqual([200, "A", true, 0]);
  expect(report.limits?.readers.map(({ name }) => name)).toEqual(["jsqr", "zxing-wasm"]);
  expect(report.measures.map(({ name }) => name)).toContain("unused_error_correction");
  expect((await api(CODE, { headers: asJson })).json).not.toHaveProperty("report");
});

test("barcodes and forms can have a print report for a given ink gain", async () => {
  const fields = { module: "0.5mm", dpi: 300, report: true, gain: "-0.1mm" };
  const bars = await api("/barcode", {
    json: { format: "CODE39", content: "A1", ...fields },
    headers: asJson,
  });
  const form = await api("/payloads/wifi.png", {
    json: { ssid: "Garden", password: "tomatoes", ...fields },
    headers: asJson,
  });
  for (const { status, json } of [bars, form])
    expect([status, (json as unknown as { report: PrintReport }).report.gain.mm]).toEqual([200, -0.1]);
});

test("the report names the bar width reduction of the file", async () => {
  const { status, json } = await api(`${PDF}&bar_width_reduction=0.1mm&report=true`, { headers: asJson });
  expect([status, (json as unknown as { report: PrintReport }).report.reduction]).toEqual([200, 0.1]);
});

test.each([
  ["/qr?content=x&report=true", asJson, "report", "say how large the code is printed"],
  [`${CODE}&report=true`, {}, "report", "The report is in the JSON answer"],
  [`${CODE}&gain=0.1mm`, asJson, "gain", "A gain is for the report"],
  [`${CODE}&report=true&gain=1mm`, asJson, "gain", "1 mm is out of range: the modules are 0.508 mm"],
  [`${CODE}&report=true&gain=much`, asJson, "gain", "Write a length such as 0.05mm or -0.05mm"],
  [
    "/payloads/wifi?ssid=a&password=12345678&report=true",
    asJson,
    "report",
    "The report is in the JSON answer",
  ],
])("refuses %s with a message", async (path, headers, field, sentence) => {
  const { status, json } = await api(path, { headers });
  expect([status, json?.["fields"]]).toEqual([400, { [field]: expect.stringContaining(sentence) }]);
});
