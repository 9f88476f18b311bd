import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../../../../../core/audit/actor.ts";
import { barcode } from "../../../../../cli/commands/barcode.ts";
import { qr } from "../../../../../cli/commands/qr.ts";
import { designFileOf, namedDesignOf, readDesignFile } from "../../../../../core/codes/texts/design-file.ts";
import { type ApiAnswer, type ApiClient, createApiClient } from "../../../../support/api-client.ts";
import {
  readFileIndependently,
  readPictureIndependently,
} from "../../../../support/codes/independent-decoder.ts";
import { builtThreads } from "../../../../support/programs/built-threads.ts";
import { runProduct } from "../../../../support/programs/product.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let api: ApiClient;
let folder: string;
beforeAll(async () => {
  server = await startServer({}, builtThreads());
  api = await createApiClient(server);
  folder = await mkdtemp(join(tmpdir(), "quietzone-api-"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const save = (changes: Record<string, unknown>) =>
  server.services.settingsAdministration.save(commandLine, changes);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const inFolder = (name: string) => join(folder, name);
const decode = (body: Uint8Array<ArrayBuffer>) =>
  api("/decode", { body, headers: { "Content-Type": "application/octet-stream" } });
/** The change of the first suggested fix in a refusal. */
const firstFix = ({ json }: ApiAnswer): object =>
  (json as { fixes: { change: object }[] } | null)?.fixes[0]?.change ?? {};

const verdictOf = async (json: object) =>
  (await api("/barcode", { json, headers: { Accept: "application/json" } })).json?.["verdict"];

const sizeOf = async (path: string) => (await api(path)).headers.get("x-quietzone-printed");

describe("a code for print", () => {
  const asJson = { Accept: "application/json" };

  test("has the requested length and reports the resulting size", async () => {
    const fields = { content: "shelf 7", size: "25mm", dpi: "600" };
    const { status, json } = await api(`/qr.json?${query(fields)}`.replace(".json", ""), { headers: asJson });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      width: 590,
      printed: { dpi: 600, width: 24.9767, module: 0.8467, dots: 20 },
    });
    const png = await api(`/qr.png?${query(fields)}`);
    expect(await sharp(png.bytes).metadata()).toMatchObject({ width: 590, density: 600 });
  });

  test("has the requested X-dimension if it is a barcode", async () => {
    const json = { format: "EAN13", content: "4006381333931", module: "0.33mm", dpi: 600 };
    const { json: made } = await api("/barcode", { json, headers: asJson });
    expect(made).toMatchObject({ printed: { dpi: 600, module: 0.3387, dots: 8, bar_height: 22.86 } });
    const { json: reported } = await api("/barcode", { json: { ...json, report: true }, headers: asJson });
    expect(reported).toMatchObject({ report: { printed: { bar_height: 22.86 } } });
    expect(JSON.stringify(reported)).not.toContain("barHeight");
  });

  test("accepts bar, height and text lengths like the command line", async () => {
    const lengths = { bar_width: "13mil", bar_height: "0.6in", font_size: "8pt", dpi: "600dpi" };
    const fields = { format: "CODE128", content: "shelf 7" };
    const byApi = await api("/barcode.png", { json: { ...fields, ...lengths } });
    const inAddress = await api(`/barcode.png?${query({ ...fields, ...lengths })}`);
    const file = inFolder("lengths.png");
    const options = Object.entries(lengths).flatMap(([name, text]) => [`--${name.replace("_", "-")}`, text]);
    await runProduct(["barcode", fields.format, fields.content, "-o", file, ...options]).ended;
    expect([byApi.status, inAddress.status]).toEqual([200, 200]);
    expect(Buffer.from(byApi.bytes).equals(await readFile(file))).toBe(true);
    expect(Buffer.from(inAddress.bytes).equals(byApi.bytes)).toBe(true);
  });

  test("is placed on the requested page", async () => {
    const pdf = await api(`/qr.pdf?${query({ content: "x", module: "0.5mm", page: "100x50mm" })}`);
    expect(Buffer.from(pdf.bytes).toString("latin1")).toContain("/MediaBox [0 0 283.46457 141.73228]");
    const large = await api(`/qr.pdf?${query({ content: "x", size: "60mm", page: "50x50mm" })}`);
    expect([large.status, large.json?.["message"]]).toEqual([
      400,
      expect.stringContaining("too large for a page of 50 mm by 50 mm"),
    ]);
  });

  test.each(["png", "svg", "eps"])(
    "is refused a page as %s with the message of the command line",
    async (file) => {
      const { status, json } = await api(`/qr.${file}?${query({ content: "x", page: "code" })}`);
      const option = ["qr", "x", "--page", "code", "-o", inFolder(`x.${file}`)];
      const { stderr } = await runProduct(option).ended;
      expect([status, `error: --${json?.["message"] as string}\n`]).toEqual([400, stderr]);
    },
  );

  test("can be an EPS file of the requested size", async () => {
    const eps = await api(`/qr.eps?${query({ content: "x", size: "25.4mm", dpi: "600" })}`);
    expect([eps.status, eps.headers.get("content-type")]).toEqual([200, "application/postscript"]);
    expect(Buffer.from(eps.bytes).toString("latin1")).toContain("%%HiResBoundingBox: 0 0 72 72\n");
    expect(eps.headers.get("x-quietzone-proof")).toBe('scans; decoders="qr, zxing-wasm"');
  });

  test("reports its printed size in a header, and that of the code alone if the picture is larger", async () => {
    const plain = { content: "x", module: "0.5mm", dpi: "203" };
    expect(await sizeOf(`/qr.png?${query(plain)}`)).toBe(
      "width=14.5143; height=14.5143; module=0.5005; dots=4; dpi=203",
    );
    expect(await sizeOf(`/qr.svg?${query({ ...plain, frame: "label", frame_text: "Scan" })}`)).toMatch(
      /^width=[\d.]+; height=[\d.]+; code=14\.5143; module=0\.5005; dots=4; dpi=203$/,
    );
    const bars = { content: "4006381333931", format: "EAN13", module: "0.33mm", dpi: "600" };
    expect(await sizeOf(`/barcode.pdf?${query(bars)}`)).toMatch(
      /; bar_height=22\.86; module=0\.3387; dots=8; dpi=600$/,
    );
    expect(await sizeOf(`/qr.png?${query({ content: "x" })}`)).toBeNull();
  });

  test("can be labels for a label printer in the requested size and number", async () => {
    const label = { page: "50x30mm", copies: "3", size: "25mm" };
    const zpl = await api(`/qr.zpl?${query({ content: "x", ...label })}`);
    expect([zpl.status, zpl.headers.get("content-type")]).toEqual([200, "application/zpl"]);
    expect(zpl.headers.get("x-quietzone-proof")).toBe('scans; decoders="qr, zxing-wasm"');
    const text = Buffer.from(zpl.bytes).toString("latin1");
    expect(text).toMatch(/^\^XA\n\^PW399\n\^LL239\n\^LH0,0\n\^FO\d+,\d+\^GFA,[\s\S]*\^FS\n\^PQ3\n\^XZ\n$/);
    const own = { format: "CODE128", content: "x", native: true, module: 3 };
    const { json: made } = await api("/barcode.zpl", { json: own, headers: asJson });
    expect(made).toMatchObject({ notices: [expect.stringContaining("scan the first label") as string] });
    const native = await api(`/qr.zpl?${query({ content: "x", native: "true" })}`);
    expect([native.status, native.headers.get("x-quietzone-proof")]).toEqual([200, "not_read"]);
    for (const [wrong, sentence] of [
      [{ foreground: "#0f766e" }, "A label printer does not print #0f766e: choose #000000"],
      [{ dpi: "250" }, "Label printers have 203, 300, 600 dpi, not 250"],
    ] as const) {
      const { status, json } = await api(`/qr.zpl?${query({ content: "x", ...wrong })}`);
      expect([status, json?.["message"]]).toEqual([400, expect.stringContaining(sentence)]);
    }
  });

  test("can be black ink only with bleed and crop marks for a print shop", async () => {
    const none = { bleed: "0", bar_width_reduction: "0" };
    expect((await api(`/qr.pdf?${query({ content: "x", ...none })}`)).status).toBe(200);
    const press = { ink: "k", bleed: "3mm", crop_marks: "true", bar_width_reduction: "0.02mm", page: "code" };
    const pdf = await api(
      `/barcode.pdf?${query({ format: "CODE128", content: "x", module: "0.4mm", ...press })}`,
    );
    expect(pdf.status).toBe(200);
    // 95 dots of 300 dpi, at least the 8 mm of marks and their distance
    expect(Buffer.from(pdf.bytes).toString("latin1")).toMatch(/\/TrimBox \[22\.8 /);
    const narrow = { ...press, bar_width_reduction: "0.16mm", format: "EAN13", module: "0.33mm" };
    const unread = await api(`/barcode.pdf?${query({ ...narrow, content: "4006381333931" })}`);
    expect(unread).toMatchObject({
      status: 422,
      json: {
        message: expect.stringContaining(
          "It is drawn narrower by 0.16 mm: a smaller bar width reduction may help.",
        ) as string,
      },
    });
    const colored = await api(`/qr.pdf?${query({ content: "x", foreground: "#0f766e", ink: "k" })}`);
    expect(colored).toMatchObject({
      status: 400,
      json: { fields: { foreground: expect.stringContaining("choose #000000, or print in rgb") as string } },
    });
  });

  test.each([
    [{ size: "25" }, "size", "64"],
    [{ size: "25furlongs" }, "size", "or a length such as 25mm, 2.5cm"],
    [{ size: "900mm", dpi: "600" }, "size", "at most 169.333 mm at 600 dpi"],
    [{ size: "5mm", dpi: "600" }, "size", "at 600 dpi this code and its quiet zone need at least"],
    [
      { width: "5mm", height: "9mm", dpi: "600" },
      "width",
      "at 600 dpi this code and its quiet zone need at least",
    ],
    [{ module: "0.05mm", dpi: "600" }, "module", "at least 0.127 mm at 600 dpi"],
    [{ dpi: "0" }, "dpi", "72"],
    [{ size: "25mm", module: "0.4mm" }, "module", "write one of them, not both"],
    [{ module: "3mm", dpi: "1200" }, "module", "write at most"],
    [{ width: "20mm", height: "300" }, "width", "both px or both a length"],
    [{ page: "a7x" }, "page", "Write a4, letter, code"],
    [{ bleed: "3" }, "bleed", "Write a length such as 3mm"],
    [{ ink: "k" }, "ink", "in PDF and EPS files"],
    [{ page: "a4" }, "page", "choose the format pdf or zpl"],
    [{ native: "true" }, "native", "in ZPL files: choose the format zpl"],
    [{ copies: "2" }, "copies", "in ZPL files"],
    [{ copies: "0" }, "copies", "1"],
  ])("is refused for %o with the field %s and a message", async (wrong, name, sentence) => {
    const { status, json } = await api(`/qr.png?${query({ content: "x".repeat(200), ...wrong })}`);
    expect([400, 422]).toContain(status);
    const fields = (json as { fields?: Record<string, string> } | null)?.fields ?? {};
    expect(Object.keys(fields)).toContain(name);
    expect(fields[name]).toContain(sentence);
  });
});

test("advice on the size of a code names the source of each number", async () => {
  const fields = { content: "https://example.com", reader: "phone", distance: "250mm", size: "25mm" };
  const { status, json } = await api(`/advice?${query(fields)}`);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    symbology: "QR Code",
    distance: 250,
    module: 1,
    chosen: { size: 25 },
    warnings: [expect.stringContaining("rule of thumb")],
  });
  const { headers } = await api(`/advice?${query(fields)}`);
  const again = { headers: { "Cache-Control": "max-age=0", "If-None-Match": headers.get("etag") ?? "" } };
  expect((await api(`/advice?${query(fields)}`, again)).status).toBe(304);
  const inDots = await api(`/advice?${query({ ...fields, dpi: "300" })}`);
  expect(inDots.json).toMatchObject({ chosen: { module: 0.593 } });
  expect((await api(`/advice?${query({ content: "x", dpi: "300" })}`)).json).toMatchObject({
    fields: { dpi: expect.stringContaining("write one of them as well") as string },
  });
  const named = await api(`/advice?${query({ content: "4006381333931", type: "ean-13" })}`);
  expect(named.json).toMatchObject({ symbology: "EAN13", reader: "till" });
  const low = await api(
    `/advice?${query({ content: "4006381333931", type: "EAN13", module: "0.33mm", bar_height: "10mm" })}`,
  );
  expect(low.json).toMatchObject({
    bars: { least: 22.85, kind: "standard", source: expect.stringContaining("GS1") as string },
    warnings: [expect.stringContaining("Bars of 10 mm are lower than the minimum of 22.85 mm") as string],
  });
  expect((await api(`/advice?${query({ content: "x", bar_height: "10mm" })}`)).json).toMatchObject({
    fields: { bar_height: "A QR code has no bars: leave it out" },
  });
  const unknown = await api(`/advice?${query({ content: "abc", type: "EAN-14" })}`);
  expect([unknown.status, unknown.json]).toMatchObject([
    400,
    { fields: { type: expect.any(String) as string } },
  ]);
  const wrong = await api(`/advice?${query({ content: "abc", type: "EAN13" })}`);
  expect([wrong.status, wrong.json?.["code"]]).toEqual([422, "barcode_invalid"]);
  expect((await api(`/advice?${query({ content: "x", distance: "far" })}`)).json).toMatchObject({
    fields: { distance: expect.stringContaining("Write a distance such as 1m") as string },
  });
  const lower = await api(`/advice?${query({ content: "https://example.com", level: "L" })}`);
  expect(lower.json).toMatchObject({ modules: 33 });
  expect((await api(`/advice?${query({ content: "x", type: "CODE128", level: "L" })}`)).json).toMatchObject({
    fields: { level: "Only QR codes have a level: leave it out" },
  });
  expect(
    (await api(`/advice?${query({ content: "x", reader: "till", distance: "3m" })}`)).json,
  ).toMatchObject({ fields: { distance: expect.stringContaining("leave the distance out") as string } });
});

describe("a code", () => {
  test.each([
    ["png", "image/png"],
    ["svg", "image/svg+xml"],
    ["pdf", "application/pdf"],
  ])(
    "can be made as %s, by extension and by Accept, and is read by an independent decoder",
    async (file, type) => {
      const content = "Größe 42 €, 二次元コード 🙂";
      const byName = await api(`/qr.${file}?${query({ content })}`);
      expect(byName).toMatchObject({ status: 200 });
      expect(byName.headers.get("content-type")).toBe(type);
      expect(byName.headers.get("x-quietzone-proof")).toBe('scans; decoders="qr, zxing-wasm"');
      expect(decodeURIComponent(byName.headers.get("x-quietzone-content") ?? "")).toBe(content);
      expect(byName.headers.get("content-disposition")).toBe(`inline; filename="qr-code.${file}"`);
      expect(Number(byName.headers.get("content-length"))).toBe(byName.bytes.length);
      await writeFile(inFolder(`code.${file}`), byName.bytes);
      expect(await readFileIndependently(inFolder(`code.${file}`))).toEqual([content]);
      const byHeader = await api(`/qr?${query({ content })}`, { headers: { Accept: type } });
      expect(Buffer.from(byHeader.bytes).equals(byName.bytes)).toBe(true);
    },
  );

  test("has the requested style, or the error names the invalid field", async () => {
    const style = { modules: "rounded", eyes: "leaf,circle", eye_color: "#112233,same", logo_backing: null };
    const styled = await api("/qr.svg", { json: { content: "https://example.com", size: 600, ...style } });
    expect(styled).toMatchObject({ status: 200 });
    expect(styled.headers.get("x-quietzone-proof")).toMatch(/^scans;/);
    await writeFile(inFolder("styled.svg"), styled.bytes);
    expect(await readFileIndependently(inFolder("styled.svg"))).toEqual(["https://example.com"]);
    expect(await readFile(inFolder("styled.svg"), "utf8")).toContain("#112233");
    const refused = await api("/qr.svg", { json: { content: "x", modules: "stars" } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(refused.json)).toContain("is not one of square, dots");
  });

  test("has the requested frame with text in any script, or the error names the invalid field", async () => {
    const framed = await api("/qr.svg", {
      json: { content: "framed", frame: "ribbon", frame_text: "امسح الرمز", frame_color: "#1d4ed8" },
    });
    expect(framed).toMatchObject({ status: 200 });
    expect(await readPictureIndependently(framed.bytes)).toEqual(["framed"]);
    expect(framed.bytes.toString()).not.toContain("<text");
    const refusals = [
      [{ frame: "ribbon", frame_text: "a".repeat(500) }, "frame_text", "has room for 60 characters"],
      [{ frame: "ribbon", frame_text: "კო" }, "frame_text", "Our fonts have no letters for კ ო."],
      [{ frame_text: "Scan me" }, "frame", "need a frame"],
    ] as const;
    for (const [fields, name, sentence] of refusals) {
      const refused = await api("/qr.svg", { json: { content: "framed", ...fields } });
      expect(refused).toMatchObject({ status: 400 });
      expect(JSON.stringify(refused.json)).toContain(sentence);
      expect(JSON.stringify(refused.json)).toContain(`"${name}"`);
    }
  });

  test("is byte for byte the same as from the command line", async () => {
    const design = { size: "437", level: "Q", margin: "3", foreground: "#112233" };
    const options = { design, verify: false } as const;
    await qr("https://example.com/a?b=c", { ...options, output: inFolder("qr.png") });
    await qr("https://example.com/a?b=c", { ...options, output: inFolder("qr.svg") });
    const wide = { width: "500", height: "300" };
    await qr("wide", { design: wide, verify: false, output: inFolder("wide.png") });
    const bars = { bar_width: "1.5", display_value: "no" };
    await barcode("CODE128", "QZ-2048", { design: bars, verify: false, output: inFolder("bars.png") });
    const calls: Record<string, string> = {
      "qr.png": `/qr?${query({ content: "https://example.com/a?b=c", ...design })}`,
      "qr.svg": `/qr.svg?${query({ content: "https://example.com/a?b=c", ...design })}`,
      "wide.png": `/qr?${query({ content: "wide", ...wide })}`,
      "bars.png": `/barcode?${query({ format: "CODE128", content: "QZ-2048", bar_width: "1.5", display_value: "false" })}`,
    };
    for (const [name, call] of Object.entries(calls)) {
      const { bytes } = await api(call);
      const same = Buffer.from(bytes).equals(await readFile(inFolder(name)));
      expect([name, same]).toEqual([name, true]);
    }
  });

  test("accepts a brand file, and refuses one of another version", async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#d01030" } })
      .png()
      .toBuffer();
    const look = { foreground: "#14532d", modules: "dots", frame: "label", frame_text: "Menu", margin: 5 };
    const brand = designFileOf(
      namedDesignOf(
        readDesignFile(
          { name: "Bakery", ...look, logo: `data:image/png;base64,${picture.toString("base64")}` },
          "It",
        ),
        "It",
      ),
    );
    const content = "https://example.com/menu";
    const branded = await api("/qr", { json: { ...brand, content } });
    const flat = await api("/qr", { json: { ...look, content, logo: picture.toString("base64") } });
    expect([branded.status, flat.status]).toEqual([200, 200]);
    expect(Buffer.from(branded.bytes).equals(Buffer.from(flat.bytes))).toBe(true);
    expect(branded.headers.get("Content-Disposition")).toContain("Bakery.png");
    expect((await api("/qr", { json: { ...brand, version: 2, content } })).status).toBe(400);
  });

  test("accepts a logo as base64, as a data URL or as a form file", async () => {
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#d01030" } })
      .png()
      .toBuffer();
    const logo = picture.toString("base64");
    const fields = { content: "with a logo", size: 400 };
    const form = new FormData();
    form.set("content", "with a logo");
    form.set("size", "400");
    form.set("logo", new Blob([new Uint8Array(picture)]), "logo.png");
    const answers = [
      await api("/qr", { json: { ...fields, logo } }),
      await api("/qr", { json: { ...fields, logo: `data:image/png;base64,${logo}` } }),
      await api("/qr", { body: form }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = answers.map(({ bytes }) => Buffer.from(bytes));
    expect(others.every((bytes) => bytes.equals(first ?? Buffer.alloc(0)))).toBe(true);
    expect(await readPictureIndependently(first ?? Buffer.alloc(0))).toEqual(["with a logo"]);
    const { dominant } = await sharp(first).extract({ left: 190, top: 190, width: 20, height: 20 }).stats();
    expect(dominant.r).toBeGreaterThan(150);
    const broken = await api("/qr", { json: { ...fields, logo: "AAAA" } });
    expect(broken).toMatchObject({ status: 422, json: { code: "logo_unreadable" } });
  });

  test.each([
    ["8bit", "Größe"],
    ["base64", Buffer.from("Größe").toString("base64")],
  ])("accepts form text in %s transfer encoding", async (encoding, text) => {
    const head = `--x\r\nContent-Disposition: form-data; name="content"\r\nContent-Transfer-Encoding: ${encoding}`;
    const { status, json } = await api("/qr", {
      body: `${head}\r\n\r\n${text}\r\n--x--\r\n`,
      headers: { "Content-Type": "multipart/form-data; boundary=x", Accept: "application/json" },
    });
    expect([status, json?.["content"]]).toEqual([200, "Größe"]);
  });

  test.each([
    ["", "Content-Type: text/plain; charset=utf-8", "Größe"],
    ["", "content-type: text/plain", "Größe"],
    ["", "Content-Type: text/plain; charset=utf-16", ["content"]],
    ["", "Content-Type: application/octet-stream", ["content"]],
    ['; filename="a.txt"', "Content-Type: text/plain", ["content"]],
  ])("reads the text of a form part, never its base64: %s %s", async (file, type, said) => {
    const answer = await api("/qr", {
      body: `--x\r\nContent-Disposition: form-data; name="content"${file}\r\n${type}\r\n\r\nGröße\r\n--x--\r\n`,
      headers: { "Content-Type": "multipart/form-data; boundary=x", Accept: "application/json" },
    });
    expect(answer.json?.["content"] ?? Object.keys(answer.json?.["fields"] ?? {})).toEqual(said);
  });

  test("refuses text that is not UTF-8, however it is sent", async () => {
    const latin1 = Buffer.from("Größe", "latin1");
    const json = Buffer.concat([Buffer.from('{"content":"'), latin1, Buffer.from('"}')]);
    const head = '--x\r\nContent-Disposition: form-data; name="content"\r\n\r\n';
    const form = Buffer.concat([Buffer.from(head), latin1, Buffer.from("\r\n--x--\r\n")]);
    const answers = [
      await api("/qr?content=Gr%F6%DFe"),
      await api("/qr", { body: json, headers: { "Content-Type": "application/json" } }),
      await api("/qr", {
        body: gzipSync(json),
        headers: { "Content-Type": "application/json", "Content-Encoding": "gzip" },
      }),
      await api("/qr", { body: form, headers: { "Content-Type": "multipart/form-data; boundary=x" } }),
    ];
    expect(answers.map(({ status, json: said }) => [status, Object.keys(said?.["fields"] ?? {})])).toEqual([
      [400, ["content"]],
      [400, ["body"]],
      [400, ["body"]],
      [400, ["content"]],
    ]);
    // unencoded characters stay literal, even after encoded ones
    expect((await api("/qr?content=100%25%20%C3%BC%20100%")).headers.get("x-quietzone-content")).toBe(
      encodeURIComponent("100% ü 100%"),
    );
  });

  test("in JSON has its details and the proof", async () => {
    const { json } = await api("/barcode.svg", {
      json: { format: "EAN13", content: "400638133393" },
      headers: { Accept: "application/json" },
    });
    expect(json).toMatchObject({
      kind: "barcode",
      format: "EAN13",
      content: "4006381333931",
      proof: { scans: true, code: "scans_one", checks: [{ decoder: "zxing-wasm", outcome: "same" }] },
      notices: ["Check digit 1 added: the code reads 4006381333931."],
      file: { type: "image/svg+xml" },
    });
    const { data, size } = (json as { file: { data: string; size: number } }).file;
    const svg = Buffer.from(data, "base64");
    expect(svg).toHaveLength(size);
    expect(await readPictureIndependently(svg)).toEqual(["4006381333931"]);
  });

  test("that may not scan everywhere has the verdict scans_with_risk", async () => {
    const code = { format: "EAN13", content: "4006381333931" };
    expect(await verdictOf(code)).toBe("scans");
    expect(await verdictOf({ ...code, quiet_zone: 2 })).toBe("scans_with_risk");
    // cameras read red bars, laser scanners do not
    expect(await verdictOf({ ...code, foreground: "#d00000" })).toBe("scans_with_risk");
  });

  test("on a transparent background reports on which background it scans", async () => {
    const { json } = await api("/qr.png", {
      json: { content: "hello", background: "transparent" },
      headers: { Accept: "application/json" },
    });
    expect(json).toMatchObject({ proof: { scans: true, code: "on_white" }, verdict: "scans_with_risk" });
    const light = { content: "hello", background: "transparent", foreground: "#ffffff", force: true };
    const inverted = await api("/qr.png", { json: light, headers: { Accept: "application/json" } });
    expect(inverted.json).toMatchObject({
      proof: { scans: false, code: "inverted_on_black" },
      verdict: "fails",
    });
  });

  test("with a wrong check digit is refused with the right one, and corrected on request", async () => {
    const wrong = { format: "UPC", content: "036000291453" };
    const refused = await api("/barcode", { json: wrong });
    expect(refused).toMatchObject({
      status: 422,
      json: {
        code: "barcode_invalid",
        fields: { content: "UPC check digit should be 2." },
        fixes: [
          { message: "Use 036000291452", change: { content: "036000291452" } },
          { message: "Use CODE128 instead", change: { format: "CODE128" } },
        ],
      },
    });
    const fixed = await api("/barcode", {
      json: { ...wrong, fix: true },
      headers: { Accept: "application/json" },
    });
    expect(fixed.json).toMatchObject({ content: "036000291452", notices: ["UPC check digit should be 2."] });
  });

  // with a check digit added, each would be the number of another product
  test.each([
    ["EAN13", "012345678905", "0012345678905"],
    ["UPC", "12345678905", "012345678905"],
    ["ITF", "4006381333931", "04006381333931"],
  ])("that lost its leading zero is not completed: %s %s", async (format, content, meant) => {
    const wrong = { format, content };
    expect(await api("/barcode", { json: wrong, headers: { Accept: "application/json" } })).toMatchObject({
      status: 422,
      json: { code: "barcode_invalid" },
    });
    const fixed = await api("/barcode", {
      json: { ...wrong, fix: true },
      headers: { Accept: "application/json" },
    });
    expect(fixed.json).toMatchObject({ content: meant });
  });

  test("that scanners cannot read is refused with fixes, and returned if forced", async () => {
    const pale = { content: "pale", foreground: "#eeeeee" };
    const refused = await api("/qr", { json: pale });
    expect(refused).toMatchObject({ status: 422, json: { code: "code_unreadable" } });
    expect((await api("/qr", { json: { ...pale, ...firstFix(refused) } })).status).toBe(200);
    const forced = await api("/qr", { json: { ...pale, force: true } });
    expect(forced.status).toBe(200);
    expect(forced.headers.get("x-quietzone-proof")).not.toMatch(/^scans/);
    // no colors would help: UTF-8 cannot express a lone surrogate
    expect(await api("/qr", { json: { content: "a\ud800b" } })).toMatchObject({
      status: 400,
      json: { code: "validation_failed", fields: { content: expect.stringContaining("half") as string } },
    });
  });

  test("has an ETag of its request, answers 304 to it, and caches no refusal", async () => {
    const first = await api("/qr?content=kept");
    const tag = first.headers.get("etag") ?? "";
    // fetch would send no-cache on its own
    const ours = { "Cache-Control": "max-age=0" };
    expect(first.headers.get("cache-control")).toBe("private, max-age=3600");
    // a browser must not reuse the response to one key for another
    expect(first.headers.get("vary")).toContain("Authorization");
    const again = await api("/qr?content=kept", { headers: { ...ours, "If-None-Match": tag } });
    expect([again.status, again.bytes.length, again.headers.get("etag")]).toEqual([304, 0, tag]);
    expect((await api("/qr?content=other", { headers: { ...ours, "If-None-Match": tag } })).status).toBe(200);
    const asJson = await api("/qr?content=kept", {
      headers: { ...ours, "If-None-Match": tag, Accept: "application/json" },
    });
    expect(asJson.status).toBe(200);
    const refused = await api("/qr?content=pale&foreground=%23eeeeee");
    expect([refused.headers.get("etag"), refused.headers.get("cache-control")]).toEqual([null, "no-store"]);
    const head = await api("/qr?content=kept", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(first.bytes.length)]);
  });

  test("has the requested file name, with special characters escaped", async () => {
    const { headers } = await api(`/qr.svg?${query({ content: "x", name: 'a/b"ü\r\nX: y' })}`);
    expect(headers.get("content-disposition")).toBe(
      `inline; filename="a-b-_ X- y.svg"; filename*=UTF-8''a-b-%C3%BC%20X-%20y.svg`,
    );
    expect(headers.get("x")).toBeNull();
  });
});

test.each([
  ["/qr?content=x&color=red", 400, "validation_failed"],
  ["/qr?content=x&size=63", 400, "validation_failed"],
  ["/qr?content=x&size=2001", 400, "validation_failed"],
  ["/qr?content=x&width=300", 400, "validation_failed"],
  ["/qr?content=x&margin=1e1", 400, "validation_failed"],
  ["/qr?content=x&content=y", 400, "validation_failed"],
  ["/qr", 400, "validation_failed"],
  ["/qr?content=%20", 422, "content_empty"],
  ["/barcode?format=EAN14&content=1", 400, "validation_failed"],
  ["/barcode?format=EAN13&content=12", 422, "barcode_invalid"],
  ["/qr.gif?content=x", 404, "not_found"],
])("%s is answered with %i %s", async (path, status, code) => {
  const answer = await api(path);
  expect(answer).toMatchObject({ status, json: { code } });
  expect(String(answer.json?.["message"])).not.toBe("");
});

test("refuses unknown types of answers and bodies by name", async () => {
  const accept = await api("/qr?content=x", { headers: { Accept: "image/webp" } });
  expect(accept).toMatchObject({ status: 406, json: { code: "not_acceptable" } });
  expect(String(accept.json?.["message"])).toContain(
    "image/png, image/svg+xml, application/pdf, application/postscript, application/zpl, application/json",
  );
  expect((await api("/qr.svg?content=x", { headers: { Accept: "image/png" } })).status).toBe(406);
  const type = await api("/qr", { body: "content=x", headers: { "Content-Type": "text/plain" } });
  expect(type).toMatchObject({ status: 415, json: { code: "unsupported_media_type" } });
  expect((await api("/qr", { json: { content: "x", logo: "A".repeat(4_000_000) } })).status).toBe(413);
  expect((await api("/qr", { json: { content: "x".repeat(3000) } })).json).toMatchObject({
    code: "content_too_long",
  });
  expect((await api("/qr", { json: [] })).status).toBe(400);
  expect((await api("/qr", { body: "{", headers: { "Content-Type": "application/json" } })).status).toBe(400);
});

describe("a payload", () => {
  test("is returned as JSON, plain text or a QR code", async () => {
    const fields = { ssid: "Café; Bar", password: "s3cret:pass" };
    const content = "WIFI:T:WPA;S:Café\\; Bar;P:s3cret\\:pass;;";
    expect((await api("/payloads/wifi", { json: fields })).json).toEqual({ content, notices: [] });
    const text = await api(`/payloads/wifi?${query(fields)}`, { headers: { Accept: "text/plain" } });
    expect(Buffer.from(text.bytes).toString()).toBe(content);
    const png = await api("/payloads/wifi.png", { json: { ...fields, size: 400 } });
    expect(await readPictureIndependently(png.bytes)).toEqual([content]);
    expect(png.headers.get("content-disposition")).toContain("filename*=UTF-8''wifi-Caf%C3%A9%3B-Bar-qr.png");
  });

  test("has the rules of its form with snake_case field names", async () => {
    const contact = await api("/payloads/vcard", {
      json: { last_name: "Lovelace", zip_code: "10117", city: "Berlin" },
    });
    expect(String(contact.json?.["content"])).toContain("N:Lovelace;;;;\r\n");
    expect((await api("/payloads/vcard", { json: { city: "Berlin" } })).json?.["fields"]).toHaveProperty(
      "first_name",
    );
    const product = {
      product_name: "Kettle",
      serial_number: "K-1",
      manufacturing_date: "2026-02-01",
      expiry_date: "2026-01-01",
    };
    expect((await api("/payloads/product-serial", { json: product })).json?.["fields"]).toHaveProperty(
      "expiry_date",
    );
    const made = await api("/payloads/product-serial.png?product_name=Kettle&serial_number=K-1");
    // the content includes the time, so each call differs
    expect([made.status, made.headers.get("etag"), made.headers.get("cache-control")]).toEqual([
      200,
      null,
      "no-store",
    ]);
  });

  test("drops mailto: from addresses, and refuses unusable ones unless forced", async () => {
    const card = { first_name: "Ada", email: "mailto:ada@example.com" };
    const { json: taken } = await api("/payloads/vcard", { json: card });
    expect(String(taken?.["content"])).toContain("\r\nEMAIL:ada@example.com\r\n");
    const wrong = { ...card, email: "ada@intranet" };
    const sentence =
      "ada@intranet is not an email address: what follows the @ needs a dot, as in name@example.com";
    expect(await api("/payloads/vcard", { json: wrong })).toMatchObject({
      status: 400,
      json: { code: "validation_failed", fields: { email: sentence } },
    });
    const forced = await api("/payloads/vcard", { json: { ...wrong, force: true } });
    expect(forced.json?.["notices"]).toEqual([`${sentence}.`]);
    expect(String(forced.json?.["content"])).toContain("\r\nEMAIL:ada@intranet\r\n");
  });

  test("that no phone could use is refused with the reason, and made if forced", async () => {
    const sentence = "A WPA password has 8 to 63 characters, or 64 hexadecimal digits.";
    const form = { ssid: "Office", password: "123" };
    for (const path of ["/payloads/wifi", "/payloads/wifi.png"]) {
      expect(await api(path, { json: form })).toMatchObject({
        status: 422,
        json: { code: "code_unreadable", message: sentence, fields: { password: sentence } },
      });
    }
    const content = "WIFI:T:WPA;S:Office;P:123;;";
    expect(await api("/qr", { json: { content } })).toMatchObject({
      status: 422,
      json: { code: "code_unreadable", message: sentence, fields: { content: sentence } },
    });
    const forced = await api("/qr", {
      json: { content, force: true },
      headers: { Accept: "application/json" },
    });
    expect(forced).toMatchObject({
      status: 200,
      json: {
        proof: {
          scans: false,
          code: "payload",
          message: `It scans, but phones cannot use it: ${sentence.slice(0, -1)}`,
          checks: [{ outcome: "same" }, { outcome: "same" }],
        },
      },
    });
    expect((await api("/payloads/wifi", { json: { ...form, force: true } })).json).toMatchObject({
      content,
      notices: [sentence],
    });
  });

  test("that is signed requires a key of an account", async () => {
    const form = { document_title: "Contract", signer_name: "Ada" };
    const basic = await api("/payloads/digital-signature", { json: form });
    expect(JSON.parse(String(basic.json?.["content"]))).toMatchObject({
      type: "DIGITAL_SIGNATURE",
      signerName: "Ada",
    });
    const signed = await api("/payloads/digital-signature", {
      json: { ...form, security_level: "standard" },
    });
    expect(signed).toMatchObject({ status: 400, json: { fields: { security_level: expect.any(String) } } });
  });
});

describe("reading a picture", () => {
  test("returns the content and position of the codes", async () => {
    const { bytes } = await api(`/qr?${query({ content: "read me ü", size: "300" })}`);
    const raw = await api("/decode", { body: Buffer.from(bytes), headers: { "Content-Type": "image/png" } });
    const form = new FormData();
    form.set("file", new Blob([Buffer.from(bytes)]));
    const sent = await api("/decode", { body: form });
    for (const { status, json } of [raw, sent]) {
      expect(status).toBe(200);
      expect(json).toMatchObject({
        problem: null,
        codes: [{ format: "QR Code", text: "read me ü", binary: false }],
      });
      expect(JSON.stringify(json)).toMatch(/"corners":\[(?:\{"x":[\d.]+,"y":[\d.]+\},?){4}\]/);
    }
  });

  test("without a code says so, and files that are not pictures are refused with the reason", async () => {
    const blank = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();
    expect(await decode(blank)).toMatchObject({
      status: 200,
      json: { codes: [], problem: { code: "no_code" } },
    });
    expect(await decode(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({
      status: 415,
    });
    expect(await decode(blank.subarray(0, 60))).toMatchObject({
      status: 422,
      json: { code: "image_unreadable" },
    });
    // 256 million pixels according to its header
    const bomb = Buffer.from(blank);
    bomb.writeUInt32BE(16_000, 16);
    bomb.writeUInt32BE(16_000, 20);
    expect(await decode(bomb)).toMatchObject({ status: 422, json: { code: "image_too_many_pixels" } });
    const large = Buffer.concat([blank, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await decode(large)).toMatchObject({ status: 413, json: { code: "too_large" } });
  });
});

describe("an API key", () => {
  test("works for its scopes only", async () => {
    const reader = await createApiClient(server, ["decode"]);
    expect(await reader("/qr?content=x")).toMatchObject({ status: 403, json: { code: "forbidden" } });
    expect(await api("/me")).toMatchObject({ status: 200 });
    expect((await reader("/decode", { body: "x", headers: { "Content-Type": "image/png" } })).status).toBe(
      415,
    );
    expect((await reader("/batch", { json: { rows: [] } })).status).toBe(403);
  });

  test("is refused while the API is switched off", async () => {
    const { json } = await api("/image-urls/qr", { json: { content: "x" } });
    await save({ enable_api: false });
    try {
      expect((await api("/qr?content=x")).status).toBe(403);
      expect((await fetch(server.url + String(json?.["path"]))).status).toBe(403);
    } finally {
      await save({ enable_api: true });
    }
    expect((await fetch(server.url + String(json?.["path"]))).status).toBe(200);
  });
});
