import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createConnection, type Socket } from "node:net";
import { availableParallelism } from "node:os";
import { startBuiltProduct } from "../api/built-product.ts";
import { spread } from "../api/timing.ts";
import { table } from "../timed-run.ts";
import { BROWSER } from "../../support/visits/visits.ts";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const AT_ONCE = [1, 32, 128, 256];

/**
 * Pins this process and its future children to one processor. @returns false if the machine does not support
 * it
 */
function pin(processor: number): boolean {
  const { status } = spawnSync("taskset", ["-acp", String(processor), String(process.pid)]);
  return status === 0;
}

/** A request as a browser's beacon sends it: a new visitor enters one page. */
function requestOf(host: string, number: number): string {
  const body = JSON.stringify({
    session_id: randomUUID(),
    pages: [
      {
        page_id: randomUUID(),
        entered: {
          page_url: `/page-${Math.floor(40 * Math.random() ** 2)}${number % 9 ? "" : "?utm_source=news&utm_campaign=may"}`,
          page_title: "QR code generator",
          referrer: number % 3 ? "" : `https://www.site${Math.floor(300 * Math.random() ** 3)}.example/read`,
          screen_resolution: "1920x1080",
        },
      },
    ],
  });
  return [
    "POST /api/public/visits HTTP/1.1",
    `Host: ${host}`,
    `User-Agent: ${BROWSER}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: ${1 + (number % 200)}.${Math.floor(number / 200) % 250}.7.9`,
    "",
    body,
  ].join("\r\n");
}

/**
 * One connection that sends each visit after the answer to the previous one. @returns milliseconds of each
 */
async function visitor(url: URL, until: number): Promise<number[]> {
  const socket = createConnection({ host: url.hostname, port: Number(url.port), noDelay: true });
  const times: number[] = [];
  const first = Math.floor(Math.random() * 1e6);
  try {
    while (performance.now() < until) {
      const start = performance.now();
      await answered(socket, requestOf(url.host, first + times.length));
      times.push(performance.now() - start);
    }
  } finally {
    socket.destroy();
  }
  return times;
}

const answered = (socket: Socket, request: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = "";
    const onError = (error: Error) => reject(error);
    const onData = (bytes: Buffer) => {
      text += bytes.toString("latin1");
      if (!text.includes("\r\n\r\n")) return;
      socket.off("data", onData);
      socket.off("error", onError);
      if (text.startsWith("HTTP/1.1 204")) resolve();
      else reject(new Error(`answered ${text.slice(0, 200)}`));
    };
    socket.on("data", onData).on("error", onError);
    socket.write(request);
  });

/**
 * Visits per second that the built product accepts over HTTP, one request each, answered after the commit.
 */
export async function benchTracking(dataDir: string): Promise<string[]> {
  const pinned = availableParallelism() > 1 && pin(0);
  const product = await startBuiltProduct(dataDir, { TRUST_PROXY: "1" });
  if (pinned) pin(1);
  const url = new URL(product.url);
  const rows: string[][] = [];
  try {
    await Promise.all(Array.from({ length: 32 }, () => visitor(url, performance.now() + 2000)));
    for (const atOnce of AT_ONCE) {
      const start = performance.now();
      const times = await Promise.all(
        Array.from({ length: atOnce }, () => visitor(url, start + SECONDS * 1000)),
      );
      const perSecond = times.flat().length / ((performance.now() - start) / 1000);
      rows.push([String(atOnce), perSecond.toFixed(0), ...spread(times.flat())]);
    }
  } finally {
    await product.stop();
  }
  const where = pinned
    ? "server and database on one processor, the visitors on another"
    : "on all processors";
  return [
    `Visits over HTTP, one a request, answered when committed: ${where}`,
    ...table([["visitors at once", "a second", "p50 ms", "p95 ms", "p99 ms"], ...rows]),
  ];
}
