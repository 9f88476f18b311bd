import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import {
  loadBillLettersNode,
  loadLettersNode,
} from "../../../../adapters/codes/letters/load-letters.node.ts";
import { makeReport } from "../../../../adapters/codes/report/make-report.node.ts";
import { looksOf } from "../../../../adapters/codes/report/printed-looks.ts";
import { renderReportPdf } from "../../../../adapters/codes/report/render-report.ts";
import { designAdvice } from "../../../../core/codes/print/report/design-advice.ts";
import { measure } from "../../../../core/codes/print/report/measure.ts";
import { type ReportKey, reportMessages } from "../../../../core/codes/print/report/report-messages.ts";
import type { Say } from "../../../../core/codes/print/report/say.ts";
import { fillSentence } from "../../../../core/codes/sentence.ts";
import { readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { messages as german } from "../../../../web/messages/de/press.ts";
import { messages as french } from "../../../../web/messages/fr/press.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const NOW = new Date("2026-11-29T00:00:00Z");
type Catalog = Readonly<Partial<Record<ReportKey, string | { one: string; other: string }>>>;

/** Writes texts from a catalog and records them. */
function sayingOf(catalog: Catalog): { say: Say; said: string[] } {
  const said: string[] = [];
  const say: Say = (key, values = {}) => {
    const message = catalog[key];
    if (message === undefined) throw new Error(`${key} is missing`);
    const text = fillSentence(typeof message === "string" ? message : message.other, values);
    said.push(text);
    return text;
  };
  return { say, said };
}

async function pdfOf(content: string, catalog: Catalog): Promise<{ pdf: Uint8Array; said: string[] }> {
  const reading = readQrDesign({ size: "25mm", dpi: "300" });
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const code = makeQr(content, reading.design, null);
  const report = await makeReport(code, code, { gain: 0.05, asked: "25mm", reduction: 0.02, now: NOW });
  const { say, said } = sayingOf(catalog);
  const looks = looksOf(report, code, code);
  const words = { say, advice: designAdvice(report.measures, code.design.style, report.scans, say) };
  const fonts = { words: loadBillLettersNode, contents: loadLettersNode };
  return { pdf: await renderReportPdf(report, code, { looks, now: NOW, words }, fonts), said };
}

const FONTS = "pdffonts";
const hasPoppler = spawnSync(FONTS, ["-v"]).error === undefined;

describe.each([
  ["English", "https://quietzone.example/menu", reportMessages],
  ["German", "Café Zürich, Straße 7", german],
  ["French", "Меню: Борщ", french],
  ["English", "菜单 2026", reportMessages],
] as const)("a report in %s on %s", (_, content, catalog) => {
  test("has its words in the language, and embeds no fonts", async () => {
    const { pdf, said } = await pdfOf(content, catalog);
    const text = Buffer.from(pdf).toString("latin1");
    expect(text).not.toContain("/BaseFont");
    const titled = catalog["report.title"];
    expect(said).toContain(titled);
    expect(said).toContain(catalog["report.gain_title"]);
    expect(said).toContain(sayingOf(catalog).say("report.reduced", { mm: 0.02 }));
    if (!hasPoppler) return;
    const path = join(await temporaryFolder(), "report.pdf");
    writeFileSync(path, pdf);
    // pdffonts prints two heading lines and no fonts
    expect(spawnSync(FONTS, [path]).stdout.toString().trim().split("\n")).toHaveLength(2);
  });
});

test("a report says how many characters of the content it cannot show", async () => {
  const { said } = await pdfOf("მემ 2026", reportMessages);
  expect(said.filter((text) => text.includes("left out"))).toEqual([
    "3 characters of the content are left out here: this report has no letters for them. The code holds them.",
  ]);
});

const found = (value: number, grade: 0 | 3 | 4): string[] =>
  designAdvice([measure("modulation", value, grade)], undefined, true);

test("only a modulation that looks worse than its grade is explained", () => {
  expect(found(0, 3)).toEqual([
    "The modulation is that of the worst module. Error correction makes up for modules like that, so its grade is B all the same.",
  ]);
  expect(found(0.45, 3)).toEqual([]);
  expect(found(0, 0)).toEqual([]);
});
