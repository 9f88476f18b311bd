import sharp from "sharp";
import { table } from "../timed-run.ts";
import { runProduct } from "../../support/programs/product.ts";
import type { BuiltProduct } from "./built-product.ts";
import { millisecondsOf, spread, throughput } from "./timing.ts";

const SECONDS = 5;
const AT_ONCE = [1, 8];
/** A phone photo without any code, the slowest case for a scanner. */
const BLANK = { width: 4000, height: 3000, channels: 3, background: "#fff" } as const;
const BLANKS = 8;

/** Codes generated and read through the public API, and latency of other requests meanwhile. */
export async function benchCodes({ url, dataDir }: BuiltProduct): Promise<string[]> {
  const { stdout } = await runProduct(
    ["api-keys", "create", "Bench", "--scopes", "generate", "batch", "decode"],
    { DATA_DIR: dataDir },
  ).ended;
  const headers = { Authorization: `Bearer ${stdout.trim()}` };
  const ask = async (path: string, body?: BodyInit, type = "application/octet-stream") => {
    const response = await fetch(`${url}${path}`, {
      headers: body === undefined ? headers : { ...headers, "Content-Type": type },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  };

  let number = 0;
  const calls: [string, () => Promise<unknown>][] = [
    ["QR code, PNG", () => ask(`/api/v1/qr.png?content=https://example.com/${(number += 1)}`)],
    ["QR code, PDF", () => ask(`/api/v1/qr.pdf?content=https://example.com/${(number += 1)}`)],
    ["barcode, SVG", () => ask(`/api/v1/barcode.svg?format=CODE128&content=QZ-${(number += 1)}`)],
    ["the same QR code again", () => ask("/api/v1/qr.png?content=again")],
  ];
  const picture = await ask("/api/v1/qr.png?content=read&size=800");
  calls.push(["reading a QR code of 800 px", () => ask("/api/v1/decode", picture)]);
  const rows: string[][] = [];
  for (const [name, work] of calls) {
    await work();
    for (const atOnce of AT_ONCE) {
      const { perSecond, milliseconds } = await throughput(work, { atOnce, seconds: SECONDS });
      rows.push([name, String(atOnce), perSecond.toFixed(1), ...spread(milliseconds)]);
    }
  }

  const lines = Array.from({ length: 200 }, (_, row) => `https://example.com/${row}`);
  const batch = await millisecondsOf(() =>
    ask("/api/v1/batch", `content\n${lines.join("\n")}\n`, "text/csv"),
  );

  const health = () => ask("/healthz");
  const idle = await throughput(health, { atOnce: 1, seconds: SECONDS });
  const blank = new Uint8Array(await sharp({ create: BLANK }).png().toBuffer());
  const one = await millisecondsOf(() => ask("/api/v1/decode", blank));
  const blanks = Promise.all(Array.from({ length: BLANKS }, () => ask("/api/v1/decode", blank)));
  const done = new AbortController();
  const all = millisecondsOf(() => blanks.finally(() => done.abort()));
  const meanwhile: number[] = [];
  while (!done.signal.aborted) meanwhile.push(await millisecondsOf(health));
  return [
    "Codes by the public API, each made, read back and written",
    ...table([["call", "at once", "a second", "p50 ms", "p95 ms", "p99 ms"], ...rows]),
    "",
    `A batch of ${lines.length} QR codes: ${(batch / 1000).toFixed(1)} s`,
    `A blank picture of 12 million pixels: ${(one / 1000).toFixed(1)} s; ${BLANKS} at once: ${((await all) / 1000).toFixed(1)} s`,
    ...table([
      ["/healthz", "calls", "p50 ms", "p95 ms", "p99 ms"],
      ["nothing else asked", String(idle.milliseconds.length), ...spread(idle.milliseconds)],
      [`while ${BLANKS} blank pictures are read`, String(meanwhile.length), ...spread(meanwhile)],
    ]),
  ];
}
