import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mixedPayloads } from "./payloads.ts";
import { isInstalled, median, type Run, secondsOf, table } from "./timed-run.ts";

const CODES = 1000;

/**
 * 1,000 mixed payloads to 1,000 PNG files, error correction H: ours beside what people use today, in turns and into the
 * same folder. Pictures are 300 px wide, of zint and qrencode, which have no such option, on average.
 */
export const benchBatch = (program: string, folder: string, rounds: number): string[] => {
  const payloads = mixedPayloads(CODES);
  const out = join(folder, "out");
  const csv = join(folder, "rows.csv");
  const txt = join(folder, "rows.txt");
  writeFileSync(csv, `content\n${payloads.map((text) => `"${text.replaceAll('"', '""')}"\n`).join("")}`);
  writeFileSync(txt, payloads.map((text) => `${text}\n`).join(""));

  const runs: Record<string, Run> = {
    "quietzone batch": { command: process.execPath, args: [program, "batch", csv, "-q", "-o", out] },
    "quietzone batch, 1 worker": {
      command: process.execPath,
      args: [program, "batch", csv, "-q", "-o", out, "--workers", "1"],
    },
    "zint --batch": {
      command: "zint",
      args: [
        "--batch",
        "-b",
        "QRCODE",
        "--secure=4",
        "--scale=3",
        "--quietzones",
        "-i",
        txt,
        "-o",
        join(out, "~~~~.png"),
      ],
    },
    "qrencode, a process each": {
      command: "sh",
      args: [
        "-c",
        'n=0; while IFS= read -r text; do n=$((n+1)); qrencode -l H -s 6 -m 2 -o "$1/$n.png" -- "$text"; done < "$0"',
        txt,
        out,
      ],
    },
    "qrcode toFile": {
      command: process.execPath,
      args: ["--input-type=module", "-e", TO_FILE, txt, out, import.meta.resolve("qrcode")],
    },
  };
  const missing = ["zint", "qrencode"].filter((command) => !isInstalled(command));
  const names = Object.keys(runs).filter((name) => !missing.some((command) => name.startsWith(command)));

  const seconds: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      rmSync(out, { recursive: true, force: true });
      mkdirSync(out);
      seconds[name]!.push(secondsOf(runs[name]!));
      const written = readdirSync(out).filter((file) => file.endsWith(".png")).length;
      if (written !== CODES) throw new Error(`${name} wrote ${written} files instead of ${CODES}`);
    }
  }
  const ours = median(seconds["quietzone batch"]!);
  return [
    `${CODES} mixed payloads to ${CODES} PNG files (median of ${rounds} runs in turns)`,
    ...table([
      ["", "seconds", "codes/s", "ours is"],
      ...names.map((name) => {
        const each = median(seconds[name]!);
        return [name, each.toFixed(2), (CODES / each).toFixed(0), `${(each / ours).toFixed(1)} x`];
      }),
    ]),
    ...missing.map((command) => `${command}: skipped, it is not installed`),
  ];
};

const TO_FILE = `
import { readFileSync } from "node:fs";
const [, texts, out, module] = process.argv;
const { default: qrcode } = await import(module);
let number = 0;
for (const text of readFileSync(texts, "utf8").trimEnd().split("\\n")) {
  number += 1;
  await qrcode.toFile(out + "/" + number + ".png", text, { errorCorrectionLevel: "H", width: 300, margin: 2 });
}`;
