import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mixedPayloads } from "./payloads.ts";
import { isInstalled, median, type Run, table, type Timing, timingOf } from "./timed-run.ts";

const CODES = 10_000;
/** For programs that take about 5 ms per code. */
const FEW = 1000;

/**
 * Mixed payloads to PNG files at error correction H: our batch with and without verification next to common
 * alternatives, interleaved and into the same folder. Pictures are 300 px wide; on average only for zint and
 * qrencode, which have no such option.
 */
export const benchBatch = (program: string, folder: string, rounds: number): string[] => {
  const out = join(folder, "out");
  const [csv, txt, fewTxt] = ["rows.csv", "rows.txt", "few.txt"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const payloads = mixedPayloads(CODES);
  writeFileSync(csv, `content\n${lines(payloads.map((text) => `"${text.replaceAll('"', '""')}"`))}`);
  writeFileSync(txt, lines(payloads));
  writeFileSync(fewTxt, lines(payloads.slice(0, FEW)));

  const ours = (...options: string[]): Run => ({
    command: process.execPath,
    args: [program, "batch", csv, "-q", "-o", out, ...options],
  });
  const zint = ["--batch", "-b", "QRCODE", "--secure=4", "--scale=3", "--quietzones"];
  const each =
    'n=0; while IFS= read -r text; do n=$((n+1)); qrencode -l H -s 6 -m 2 -o "$1/$n.png" -- "$text"; done < "$0"';
  const toFile = ["--input-type=module", "-e", TO_FILE, fewTxt, out, import.meta.resolve("qrcode")];
  const runs: Record<string, Run & { codes: number }> = {
    "quietzone batch": { ...ours(), codes: CODES },
    "quietzone batch, 1 worker": { ...ours("--workers", "1"), codes: CODES },
    "quietzone batch --verify": { ...ours("--verify"), codes: CODES },
    "quietzone batch --verify, 1 worker": { ...ours("--verify", "--workers", "1"), codes: CODES },
    "zint --batch": {
      command: "zint",
      args: [...zint, "-i", txt, "-o", join(out, "~~~~~.png")],
      codes: CODES,
    },
    "qrencode, a process each": { command: "sh", args: ["-c", each, fewTxt, out], codes: FEW },
    "qrcode toFile": { command: process.execPath, args: toFile, codes: FEW },
  };
  const missing = ["zint", "qrencode"].filter((command) => !isInstalled(command));
  const names = Object.keys(runs).filter((name) => !missing.some((command) => name.startsWith(command)));

  const timings: Record<string, Timing[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      rmSync(out, { recursive: true, force: true });
      mkdirSync(out);
      timings[name]!.push(timingOf(runs[name]!));
      const written = readdirSync(out).filter((file) => file.endsWith(".png")).length;
      if (written !== runs[name]!.codes) throw new Error(`${name} wrote ${written} files`);
    }
  }
  const rate = (name: string) => runs[name]!.codes / median(timings[name]!.map(({ seconds }) => seconds));
  const fastest = rate("quietzone batch");
  return [
    `mixed payloads to PNG files (median of ${rounds} runs in turns; ms of processors are those of all threads)`,
    ...table([
      ["", "codes", "codes/s", "ours is", "ms of processors a code"],
      ...names.map((name) => {
        const { codes } = runs[name]!;
        const processor = median(timings[name]!.map(({ processorSeconds }) => processorSeconds));
        return [
          name,
          codes.toLocaleString("en"),
          rate(name).toFixed(0),
          `${(fastest / rate(name)).toFixed(1)} x`,
          ((1000 * processor) / codes).toFixed(2),
        ];
      }),
    ]),
    ...missing.map((command) => `${command}: skipped, it is not installed`),
  ];
};

const lines = (texts: string[]): string => texts.map((text) => `${text}\n`).join("");

const TO_FILE = `
import { readFileSync } from "node:fs";
const [, texts, out, module] = process.argv;
const { default: qrcode } = await import(module);
let number = 0;
for (const text of readFileSync(texts, "utf8").trimEnd().split("\\n")) {
  number += 1;
  await qrcode.toFile(out + "/" + number + ".png", text, { errorCorrectionLevel: "H", width: 300, margin: 2 });
}`;
