import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import Koa from "koa";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { batchTable } from "../../../../../adapters/http/routes/v1/batch.ts";
import { call, signUp } from "../../../../support/call.ts";
import { type ApiClient, createApiClient } from "../../../../support/api-client.ts";
import { readPictureIndependently } from "../../../../support/codes/independent-decoder.ts";
import { builtThreads } from "../../../../support/programs/built-threads.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let api: ApiClient;
let folder: string;
beforeAll(async () => {
  // a separate folder: other tests run batches at the same time
  folder = await mkdtemp(join(tmpdir(), "quietzone-batches-"));
  vi.stubEnv("TMPDIR", folder);
  server = await startServer({}, builtThreads());
  api = await createApiClient(server);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const send = (rows: string, type: string, query = "", headers: Record<string, string> = {}) =>
  api(`/batch${query}`, { body: rows, headers: { "Content-Type": type, ...headers } });
const sendPacked = (rows: string, type: string) =>
  api("/batch", { body: gzipSync(rows), headers: { "Content-Type": type, "Content-Encoding": "gzip" } });
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

/** Records Node's warnings with the default listener limit lowered by `others`. */
function warningsWithRoomFor(others: number): string[] {
  const most = EventEmitter.defaultMaxListeners;
  const warnings: string[] = [];
  const warned = ({ message }: Error) => void warnings.push(message);
  process.on("warning", warned);
  EventEmitter.defaultMaxListeners = most - others;
  onTestFinished(() => {
    EventEmitter.defaultMaxListeners = most;
    process.off("warning", warned);
  });
  return warnings;
}

test("the printed sizes are in a header with the number of codes of each", async () => {
  const rows = "content,module,dpi\na,0.5mm,203\nb,0.5mm,203\nc,1mm,203\n";
  expect((await send(rows, "text/csv")).headers.get("x-quietzone-printed")).toBe(
    "width=14.5143; height=14.5143; module=0.5005; dots=4; dpi=203; codes=2, width=29.0286; height=29.0286; module=1.001; dots=8; dpi=203; codes=1",
  );
  expect((await send("content\na\n", "text/csv")).headers.get("x-quietzone-printed")).toBeNull();
});

test("rows become files in a ZIP with a manifest, and every code is verified", async () => {
  // a spreadsheet adds separators after the last column
  const rows = "type;content;barcode_format;file;\nqr;Größe 1;;first;\nbarcode;4006381333931;EAN13;second;\n";
  const warnings = warningsWithRoomFor(2);
  const answer = await send(rows, "text/csv; charset=utf-8", "?name=m%C3%A4rz");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="m_rz.zip"; filename*=UTF-8''m%C3%A4rz.zip`,
  );
  expect(
    ["x-quietzone-rows", "x-quietzone-failed", "content-length"].map((name) => answer.headers.get(name)),
  ).toEqual(["2", "0", String(answer.bytes.length)]);
  const files = unzipSync(answer.bytes);
  expect(Object.keys(files).toSorted()).toEqual(["first.png", "manifest.csv", "second.png"]);
  expect(await readPictureIndependently(files["first.png"] ?? new Uint8Array())).toEqual(["Größe 1"]);
  const sha = createHash("sha256")
    .update(files["second.png"] ?? "")
    .digest("hex");
  expect(textOf(files["manifest.csv"])).toContain(
    `2,3,second.png,${sha},yes,one independent reader,4006381333931\n`,
  );
  // in production, the drain and the pipelining limit also listen for the end of a response
  expect(warnings.filter((message) => message.includes("[ServerResponse]"))).toEqual([]);
  // no files are left on disk
  await expect
    .poll(async () => (await readdir(folder)).filter((name) => name.startsWith("quietzone-batch-")))
    .toEqual([]);
});

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const spreadsheet = (name: string) =>
  readFile(join(import.meta.dirname, "../../../../cli/spreadsheets", name));

test("a sheet of a workbook becomes codes", async () => {
  const body = await spreadsheet("excel-second-sheet.xlsx");
  const answer = await api("/batch?sheet=3", { body, headers: { "Content-Type": XLSX } });
  expect(answer.status).toBe(200);
  const files = unzipSync(answer.bytes);
  expect(await readPictureIndependently(files["x.png"] ?? new Uint8Array())).toEqual([
    "https://example.com/x",
  ]);
  const locked = await spreadsheet("libreoffice-password.xlsx");
  const refused = await api("/batch", { body: locked, headers: { "Content-Type": XLSX } });
  expect([refused.status, refused.json]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining("protected with a password") as string }),
  ]);
});

test("an ambiguous content column is refused unless one is chosen", async () => {
  const rows = "EAN;URL\n4006381333931;https://example.com/\n";
  const refused = await send(rows, "text/csv");
  expect([refused.status, refused.json]).toEqual([
    400,
    expect.objectContaining({
      message: expect.stringMatching(/"URL" and "EAN" .*content_column=EAN/) as string,
    }),
  ]);
  const files = unzipSync((await send(rows, "text/csv", "?content_column=url&file_column=ean")).bytes);
  expect(await readPictureIndependently(files["4006381333931.png"] ?? new Uint8Array())).toEqual([
    "https://example.com/",
  ]);
});

test("another encoding and duplicate file names are accepted on request", async () => {
  const body = Buffer.from("Text;Datei\nGr\xfc\xdfe;a\nx;a\n", "latin1");
  const headers = { "Content-Type": "text/csv" };
  const refused = await api("/batch", { body, headers });
  expect(refused.json).toMatchObject({
    message: expect.stringContaining('encoding=windows-1252 ("Grüße")') as string,
  });
  const made = await api("/batch?encoding=cp1252&on_duplicate=number", { body, headers });
  const files = unzipSync(made.bytes);
  expect(Object.keys(files).toSorted()).toEqual(["a-2.png", "a.png", "manifest.csv"]);
  expect(await readPictureIndependently(files["a.png"] ?? new Uint8Array())).toEqual(["Grüße"]);
  expect((await api("/batch?encoding=ebcdic", { body, headers })).status).toBe(400);
});

test("refuses an unknown column, since it may be a typo", async () => {
  const refused = {
    status: 400,
    json: { code: "validation_failed", fields: { color: "There is no such column" } },
  };
  expect(await send("content,color\nx,#ff0000\n", "text/csv")).toMatchObject(refused);
  expect(await api("/batch", { json: { rows: [{ content: "x", color: "red" }] } })).toMatchObject(refused);
  // the same field names as for a single code
  expect(await send("content,format\n4006381333931,EAN13\n", "text/csv")).toMatchObject({
    json: {
      message: expect.stringMatching(/no such column: "format".* Perhaps "barcode_format" was meant\.$/),
    },
  });
});

test("errors about the body are in our words, not those of a library", async () => {
  const fields = { rows: "Required: send a list" };
  expect(await api("/batch", { json: {} })).toMatchObject({
    json: { message: "rows: Required: send a list", fields },
  });
  const json = { rows: [{ content: [1] }] };
  expect(await api("/batch", { json })).toMatchObject({
    json: {
      fields: { "rows.0.content": "Send a text or a number or true or false or null, and only one" },
    },
  });
});

test("accepts JSON and JSON Lines as rows", async () => {
  const json = await api("/batch?type=wifi&file=svg", {
    json: { rows: [{ ssid: "Office", security: "nopass", hidden: true }] },
  });
  const lines = await send(
    '{"ssid":"Office","security":"nopass","hidden":true}\n',
    "application/x-ndjson",
    "?type=wifi&file=svg",
  );
  expect([json.status, lines.status]).toEqual([200, 200]);
  const [one, other] = [json, lines].map(({ bytes }) => textOf(unzipSync(bytes)["000001.svg"]));
  expect(one).toBe(other);
  expect(one).toContain("WIFI:T:nopass;S:Office;H:true;;");
});

test("refuses a row that no phone could use with its field named", async () => {
  const rows = "type,ssid,password,content\nwifi,Office,123,\nqr,,,WIFI:T:WPA;S:Office;P:123;;\n";
  const sentence = "A WPA password has 8 to 63 characters, or 64 hexadecimal digits.";
  const refused = await send(rows, "text/csv");
  expect(refused).toMatchObject({ status: 422, json: { code: "rows_wrong", rows_wrong: 2 } });
  expect(refused.json?.["rows"]).toEqual([
    expect.objectContaining({ row: 1, column: "password", message: sentence }),
    expect.objectContaining({ row: 2, column: "content", message: sentence }),
  ]);
});

test("reports the problems of every row before anything is made", async () => {
  const rows = "type,content,barcode_format,file\nqr,fine,,a\nbarcode,4006381333932,EAN13,b\nqr,,,../c\n";
  const answer = await send(rows, "text/csv");
  expect(answer).toMatchObject({ status: 422, json: { code: "rows_wrong", rows_wrong: 2 } });
  expect(answer.json?.["rows"]).toEqual([
    expect.objectContaining({ row: 2, line: 3, column: "content", corrected: "4006381333931" }),
    expect.objectContaining({ row: 3, line: 4, column: "content" }),
    expect.objectContaining({ row: 3, line: 4, column: "file" }),
  ]);
  const skipped = await send(rows, "text/csv", "?on_error=skip");
  expect([skipped.status, skipped.headers.get("x-quietzone-failed")]).toEqual([200, "2"]);
  const files = unzipSync(skipped.bytes);
  expect(Object.keys(files).toSorted()).toEqual(["a.png", "manifest.csv", "remarks.csv"]);
  const [head, ...remarks] = textOf(files["remarks.csv"]).trimEnd().split("\n");
  expect(head).toBe("row,line,kind,column,message,corrected");
  expect(remarks).toEqual([
    expect.stringMatching(/^2,3,error,content,.+,4006381333931$/),
    expect.stringMatching(/^3,4,error,content,.+,$/),
    expect.stringMatching(/^3,4,error,file,.+,'-c\.png$/),
  ]);
});

test("notes on the rows are in the ZIP", async () => {
  const rows =
    "type,content,barcode_format,foreground,background\nbarcode,4006381333932,EAN13,,\nqr,dim,,#404040,#9a9a9a\n";
  const answer = await send(rows, "text/csv", "?fix=true&force=true");
  expect(answer.status).toBe(200);
  const remarks = textOf(unzipSync(answer.bytes)["remarks.csv"]);
  expect(remarks).toMatch(/^1,2,note,content,.+/m);
  expect(remarks).toMatch(/^2,3,note,.+/m);
});

test("rows cannot name files of the server, and their number is limited", async () => {
  const logo = await send("content,logo\nx,/etc/hostname\n", "text/csv");
  expect(logo).toMatchObject({
    status: 422,
    json: { rows: [{ column: "logo", message: expect.stringContaining("cannot name a file") }] },
  });
  const many = `content\n${"x\n".repeat(1001)}`;
  expect(await send(many, "text/csv")).toMatchObject({ status: 413, json: { code: "too_large" } });
  expect((await send("x".repeat(2_100_000), "text/csv")).status).toBe(413);
  expect((await send("nothing\nhere\n", "text/csv")).status).toBe(400);
  expect((await send("content\n", "text/csv")).json?.["message"]).toBe("There are no rows in the body.");
  expect((await send("", "text/csv")).json?.["message"]).toBe("There are no rows in the body.");
  expect((await send("content\nx", "application/xml")).status).toBe(415);
  expect((await send("content\nx", "text/csv", "?file=gif")).status).toBe(400);
});

test("refuses compressed rows, except for JSON", async () => {
  expect(await sendPacked("content\nx\n", "text/csv")).toMatchObject({
    status: 415,
    json: { message: "Send the body as it is, without Content-Encoding: only JSON is unpacked" },
  });
  expect((await sendPacked('{"rows":[{"content":"x"}]}', "application/json")).status).toBe(200);
});

const discard = () => Promise.reject(new Error("the disk is broken"));

test("a folder that cannot be removed is logged without ending the process", async () => {
  const path = join(folder, "codes.zip");
  await writeFile(path, "PK");
  const workshop = {
    batch: async () => ({ rows: 1, written: 1, failed: 0, printed: [], zip: { path, size: 2, discard } }),
  };
  const [route] = batchTable({ workshop, brandsOf: async () => [] });
  const query = await route?.query?.parseAsync({});
  const told: string[] = [];
  const app = new Koa().on("error", ({ message }: Error) => told.push(message));
  app.use((ctx) =>
    route?.handle({
      ctx,
      apiKey: { id: "till", owner: null },
      params: {},
      query,
      body: { rows: [] },
    } as never),
  );
  const listening = app.listen(0);
  onTestFinished(() => void listening.close());
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("PK");
  await expect.poll(() => told).toEqual(["the disk is broken"]);
});

test("an account can run one batch at a time, however many keys it has", async () => {
  const { token } = await signUp(server.url);
  const sendWithNewKey = async () => {
    const made = await call(`${server.url}/api/me/api_keys`, {
      json: { name: "Shop", scopes: ["batch"] },
      token,
    });
    return async () => {
      const headers = { Authorization: `Bearer ${String(made.body["key"])}`, "Content-Type": "text/csv" };
      return (await fetch(`${server.url}/api/v1/batch`, { method: "POST", headers, body: "content\nx\n" }))
        .status;
    };
  };
  const sends = [await sendWithNewKey(), await sendWithNewKey()];
  const statuses = await Promise.all(sends.map((sendOne) => sendOne()));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test("rows can use brands of the key's account with logos, and none of another account", async () => {
  const owner = await signUp(server.url);
  const post = (path: string, json: object) =>
    call(`${server.url}/api/me/${path}`, { json, token: owner.token });
  const logo = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00a000"/></svg>')}`;
  const brand = { name: "Quay", foreground: "#b00000", level: "H", logo };
  expect(await post("brands", { brand, is_default: false })).toMatchObject({ status: 201 });
  const { key } = (await post("api_keys", { name: "Labels", scopes: ["batch"] })).body;
  const rows = "content,file,design\nhttps://example.org/1,one,QUAY\n";
  const answer = await send(rows, "text/csv", "?file=svg", { Authorization: `Bearer ${String(key)}` });
  expect(answer.status).toBe(200);
  const svg = textOf(unzipSync(answer.bytes)["one.svg"]);
  expect(svg).toContain("#b00000");
  expect(svg).toContain("#00a000");

  const others = await send(rows, "text/csv");
  expect(others).toMatchObject({ status: 422, json: { rows_wrong: 1 } });
  expect(JSON.stringify(others.json)).toContain("is neither a design here nor a preset");
});

const manifest = async (query: string) => {
  const answer = await send("content\nhello\n", "text/csv", `?file=zpl${query}`);
  expect(answer.status).toBe(200);
  return textOf(unzipSync(answer.bytes)["manifest.csv"]);
};

test("a code drawn by the printer itself is not marked as verified", async () => {
  expect(await manifest("")).toMatch(/,yes[,\r\n]/);
  expect(await manifest("&native=true")).not.toMatch(/,yes[,\r\n]/);
});
