import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type Contender, contendersIn } from "./scan/contenders.ts";
import { median, table } from "./timed-run.ts";

/** A line of expected.jsonl. */
interface Expected {
  image: string;
  kind: "qr" | "1d";
  expected: string;
  /** Other codes in the picture. */
  also?: string[];
}

interface Score {
  right: number;
  /** Codes found, counting every code of pictures with several. */
  found: number;
  wrong: string[];
  milliseconds: number[];
  /** Processor time of this process only; more meaningful than elapsed time on a busy machine. */
  work: number[];
}

/**
 * `npm run bench:scan -- FOLDER`: the number of pictures that each reader reads, its misreads, and its time.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say a folder with pictures and their expected.jsonl.");
const lines = readFileSync(join(folder, "expected.jsonl"), "utf8").split("\n").filter(Boolean);
const pictures = lines.map((line) => JSON.parse(line) as Expected);
const temporary = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
try {
  const contenders = await contendersIn(temporary);
  const scores = await measure(contenders, folder);
  for (const kind of ["qr", "1d"] as const) {
    const count = pictures.filter((one) => one.kind === kind).length;
    if (count === 0) continue;
    const codes = pictures
      .filter((one) => one.kind === kind)
      .reduce((sum, { also = [] }) => sum + 1 + also.length, 0);
    const base = scores[kind].get("zxing-wasm alone")!;
    const rows = contenders.map(({ name }) => {
      const score = scores[kind].get(name)!;
      return [
        name,
        `${((100 * score.right) / count).toFixed(1)}%`,
        String(score.wrong.length),
        ...(codes > count ? [`${((100 * score.found) / codes).toFixed(1)}%`] : []),
        `${median(score.milliseconds).toFixed(1)} ms`,
        (median(score.milliseconds) / median(base.milliseconds)).toFixed(2),
        name.startsWith("zbarimg") ? "-" : (median(score.work) / median(base.work)).toFixed(2),
        `${(score.milliseconds.reduce((sum, one) => sum + one, 0) / count).toFixed(1)} ms`,
      ];
    });
    const several = codes > count ? ["of all codes"] : [];
    const head = [
      `${kind}: ${count} pictures`,
      "read",
      "wrong",
      ...several,
      "median",
      "ratio",
      "ratio of work",
      "mean",
    ];
    console.log(`${table([head, ...rows]).join("\n")}\n`);
    for (const [name, { wrong }] of scores[kind])
      for (const text of wrong) if (name.startsWith("our")) console.log(`${name} read wrongly: ${text}`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function measure(contenders: Contender[], from: string) {
  const scores = { qr: new Map<string, Score>(), "1d": new Map<string, Score>() };
  for (const [index, { image, kind, expected, also = [] }] of pictures.entries()) {
    const { data, info } = await sharp(readFileSync(join(from, image)))
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) };
    const wanted = [expected, ...also].map(comparable);
    // rotated: on a busy machine, the first reader after a wait is interrupted least
    const first = index % contenders.length;
    for (const { name, read } of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      const score = scores[kind].get(name) ?? { right: 0, found: 0, wrong: [], milliseconds: [], work: [] };
      scores[kind].set(name, score);
      const before = process.cpuUsage();
      const start = performance.now();
      const texts = (await read(picture)).map(comparable);
      score.milliseconds.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      score.work.push((user + system) / 1000);
      if (texts.includes(wanted[0]!)) score.right++;
      score.found += wanted.filter((text) => texts.includes(text)).length;
      const wrong = texts.filter((text) => !wanted.includes(text));
      if (wrong.length > 0) score.wrong.push(`${image}: ${JSON.stringify(wrong)}`);
    }
  }
  return scores;
}

/**
 * Lists of expected contents differ in line endings and in the leading 0 of a UPC-A; neither counts as a
 * misread.
 */
function comparable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .trim()
    .replace(/^0(?=\d{12}$)/, "");
}
