import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, table } from "./timed-run.ts";

const LABELS = 10_000;
/** For programs that take about 40 ms per label. */
const FEW = 1000;

interface Way {
  command: string;
  args: string[];
  labels: number;
}

/**
 * Labels with a code and two texts: our sheets, which read back every code, compared with gLabels, which does
 * not, and with one file per code.
 */
export async function benchLabels(program: string, folder: string): Promise<string[]> {
  const [many, few, glabels] = ["labels.csv", "few-labels.csv", "labels.glabels"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(many, rows(LABELS));
  writeFileSync(few, rows(FEW));
  writeFileSync(glabels, glabelsFile(few));
  const out = join(folder, "labels");
  const ours = (...args: string[]): Omit<Way, "labels"> => ({
    command: process.execPath,
    args: [program, ...args, "-q"],
  });
  const sheet = (csv: string, file: string) =>
    ours("sheet", csv, "--template", "Avery L7160", "--text", "name,price", "-o", join(out, file));
  const ways: Record<string, Way> = {
    "quietzone sheet, PDF": { ...sheet(many, "labels.pdf"), labels: LABELS },
    "quietzone sheet, PDF, fewer": { ...sheet(few, "labels.pdf"), labels: FEW },
    "quietzone sheet, ZPL": { ...sheet(many, "labels.zpl"), labels: LABELS },
    "quietzone batch --verify, a PDF each": {
      ...ours("batch", many, "--format", "pdf", "--verify", "-o", out),
      labels: LABELS,
    },
    "glabels-3-batch": {
      command: "glabels-3-batch",
      args: ["-o", join(out, "labels.pdf"), glabels],
      labels: FEW,
    },
  };
  const has = isInstalled("glabels-3-batch");
  const lines: string[][] = [];
  for (const [name, way] of Object.entries(ways)) {
    if (name === "glabels-3-batch" && !has) continue;
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    const { seconds, peak } = await run(way);
    const bytes = readdirSync(out).reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
    lines.push([
      name,
      way.labels.toLocaleString("en"),
      seconds.toFixed(1),
      ((1000 * seconds) / way.labels).toFixed(1),
      (bytes / 1e6).toFixed(1),
      peak.toFixed(0),
    ]);
  }
  return [
    "labels on sheets of 21, each with a code and two texts (one run each)",
    ...table([["", "labels", "seconds", "ms a label", "MB on disk", "peak MB"], ...lines]),
    ...(has ? [] : ["glabels-3-batch: skipped, it is not installed"]),
  ];
}

const rows = (count: number): string =>
  `content,name,price\n${Array.from({ length: count }, (_, at) => `https://shop.example/p/${at}?v=abc,Item ${at},${at % 97}.90 EUR\n`).join("")}`;

/** @returns seconds, and peak memory in MB (VmHWM, proc(5)) */
const run = ({ command, args }: Way): Promise<{ seconds: number; peak: number }> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
    let peak = 0;
    let errors = "";
    child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
    const look = (): void => {
      try {
        const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
        peak = Math.max(peak, Number(kb ?? 0) / 1024);
      } catch {
        // the process has ended
      }
    };
    const timer = setInterval(look, 20);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peak });
      else reject(new Error(`${command} ended with ${code}: ${errors}`));
    });
  });

/** A gLabels document for Avery L7160. @param from the file with the rows */
const glabelsFile = (from: string): string => `<?xml version="1.0"?>
<Glabels-document xmlns="http://glabels.org/xmlns/3.0/">
  <Template brand="Avery" part="L7160" size="A4" description="Address labels">
    <Label-rectangle id="0" width="63.5mm" height="38.1mm" round="2mm" x_waste="0pt" y_waste="0pt">
      <Layout nx="3" ny="7" x0="7.2mm" y0="15.1mm" dx="66mm" dy="38.1mm"/>
    </Label-rectangle>
  </Template>
  <Objects id="0" rotate="False">
    <Object-barcode x="2mm" y="2mm" w="30mm" h="30mm" a0="1" a1="0" a2="0" a3="1" a4="0" a5="0" backend="libqrencode" style="IEC18004" text="False" checksum="False" color="0x000000ff" field="content"/>
    <Object-text x="34mm" y="4mm" w="28mm" h="28mm" a0="1" a1="0" a2="0" a3="1" a4="0" a5="0" justify="Left" valign="Top" shadow="False" auto_shrink="False">
      <Span font_family="Sans" font_size="9" font_weight="Regular" font_italic="False" color="0x000000ff" line_spacing="1"><Field name="name"/><NL/><Field name="price"/></Span>
    </Object-text>
  </Objects>
  <Merge type="Text/Comma/Line1Keys" src="${from}"/>
  <Data/>
</Glabels-document>
`;
