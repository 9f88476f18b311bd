import { create } from "qrcode";
import { qrEncoder } from "../../core/codes/qr/encode/qr-encoder.ts";
import type { ErrorCorrectionLevel } from "../../core/codes/qr/symbol.ts";

const LEVEL: ErrorCorrectionLevel = "M";
const ROUNDS = 15;

const batches: Record<string, string[]> = {
  "web address": numbered(400, (n) => `https://example.com/p/${100_000 + n * 37}`),
  "12 digits": numbered(400, (n) => String(400_638_133_000 + n)),
  WiFi: numbered(300, (n) => `WIFI:T:WPA;S:Guest ${n};P:correct horse ${n};;`),
  vCard: numbered(100, (n) =>
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      `N:Doe;Jane ${n};;;`,
      `FN:Jane ${n} Doe`,
      "ORG:Example Corporation",
      `TEL:+1 555 0100 ${n}`,
      `EMAIL:jane${n}@example.com`,
      "ADR:;;1 Main Street;Springfield;IL;62701;USA",
      "END:VCARD",
    ].join("\r\n"),
  ),
  "1,000 characters": numbered(20, (n) => `${"Lorem ipsum dolor sit amet 12345. ".repeat(29)}${n}`),
};

function numbered(count: number, make: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

/**
 * Symbols per second compared with a plain `qrcode.create`, interleaved in one run; the fastest round of each
 * counts.
 * On a busy machine only the ratios are meaningful.
 */
export async function benchSymbols(): Promise<string[]> {
  const lines = [`symbols a second, level ${LEVEL} (ours / qrcode.create)`];
  for (const [name, contents] of Object.entries(batches)) {
    let [ours, plain] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round++) {
      ours = Math.min(
        ours,
        secondsFor(contents, (content) => qrEncoder.encode(content, { level: LEVEL })),
      );
      plain = Math.min(
        plain,
        secondsFor(contents, (content) => create(content, { errorCorrectionLevel: LEVEL })),
      );
    }
    const rate = (seconds: number) => Math.round(contents.length / seconds).toLocaleString("en");
    lines.push(`  ${name}: ${rate(ours)} / ${rate(plain)} = ${(plain / ours).toFixed(1)} times`);
  }
  return lines;
}

function secondsFor(contents: string[], make: (content: string) => unknown): number {
  const start = performance.now();
  for (const content of contents) make(content);
  return (performance.now() - start) / 1000;
}
