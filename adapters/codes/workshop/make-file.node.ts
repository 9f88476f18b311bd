import { frameLettering } from "../letters/frame-lettering.node.ts";
import {
  barcodeCautions,
  barcodeShapeCautions,
  printedBarsCautions,
} from "../../../core/codes/barcode/barcode-cautions.ts";
import type { BarcodeProblem } from "../../../core/codes/barcode/problem.ts";
import { qrCautions, qrShapeCautions } from "../../../core/codes/qr/qr-cautions.ts";
import type { PayloadProblem } from "../../../core/codes/payloads/messages.ts";
import { inkProblem } from "../../../core/codes/print/ink-problem.ts";
import { drawnPictureProblem } from "../../../core/codes/print/picture-ink.ts";
import { NATIVE_NOTICE } from "../../../core/codes/print/label-printer.ts";
import { plainPress } from "../../../core/codes/print/press.ts";
import type { PrintReport } from "../../../core/codes/print/report/print-report.ts";
import { refuseReport } from "../../../core/api/report-request.ts";
import { contrastProblem } from "../../../core/codes/texts/contrast-problem.ts";
import { verdictOf } from "../../../core/codes/verdict.ts";
import { correctedContent } from "../../../core/codes/texts/corrected-content.ts";
import { qrProblem } from "../../../core/codes/texts/qr-problem.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";
import { DomainError } from "../../../core/errors.ts";
import type { CodeFacts, MadeFile, MakeOptions, CodeRequest } from "../../../core/ports/code-workshop.ts";
import { loadPictureNode } from "../files/load-picture.node.ts";
import { narrowed, narrowedHint } from "../files/press-code.ts";
import { loadRenderer } from "../files/load-renderer.node.ts";
import type { MadeCode } from "../encode/made-code.ts";
import type { PrintableCode } from "../report/print-code.ts";
import { makeBarcode, makeCertainBarcode } from "../encode/make-barcode.ts";
import { makeBillNode } from "../encode/make-bill.node.ts";
import { makeQr } from "../encode/make-qr.ts";
import { proveFile } from "../prove/prove-file.node.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";
import { barcodeFixes, qrFixes, type DescribedFix } from "./describe-fixes.node.ts";

const NO_BILL_REPORT = "A report is about a code by itself: ask for it without a bill.";

interface DrawnCode {
  code: PrintableCode;
  facts: CodeFacts;
  notices: string[];
  /** All reasons why the code may not scan elsewhere. */
  cautions: object[];
  /** Finds changes that would make the code scan. */
  findFixes: () => Promise<DescribedFix[]>;
}

/** Makes, verifies and writes one code, as the command line does. See the port `CodeWorkshop`. */
export async function makeFile(wanted: CodeRequest, { file, force, now }: MakeOptions): Promise<MadeFile> {
  const {
    code: made,
    facts,
    notices,
    cautions,
    findFixes,
  } = wanted.kind === "qr" ? await drawQr(wanted, file) : drawBarcode(wanted, file);
  if (wanted.report) refuseReport(made.printed, wanted.report);
  const { press = plainPress(file) } = wanted;
  const unprintable = inkProblem(wanted.design, press.ink) ?? drawnPictureProblem(made.drawing, press.ink);
  if (unprintable) {
    const { name, message } = unprintable;
    throw new DomainError("validation_failed", message, { fields: { [name]: message } });
  }
  const contrast = contrastProblem(wanted.design, wanted.kind);
  if (contrast?.refused && !force) throw unreadable(contrast.message, await findFixes());
  const render = await loadRenderer(file, press);
  const code = narrowed(made, file, press);
  const bytes = await render(code, now);
  const { proof, damage } = await proveFile(bytes, file, code, { isSearched: true });
  if (damage !== null && !force) throw new DomainError("code_unreadable", `${damage}.`);
  if (!proof.scans && !force) {
    if (proof.payload) throw unusable(proof.payload);
    throw unreadable(`${proof.message}.${narrowedHint(press)}`, await findFixes());
  }
  if (press.native) notices.push(NATIVE_NOTICE);
  if (contrast) notices.push(contrast.message);
  if (damage !== null) notices.push(`${damage}.`);
  let report: PrintReport | null = null;
  if (wanted.report) {
    // loaded with the first report
    const { makeReport } = await import("../report/make-report.node.ts");
    report = await makeReport(code, made, { ...wanted.report, reduction: press.barWidthReduction, now });
  }
  return {
    bytes,
    proof,
    verdict: damage === null ? verdictOf(proof, cautions) : "fails",
    facts,
    notices,
    ...(report && { report }),
  };
}

const unusable = (problem: PayloadProblem): DomainError => {
  const message = sentenceOf(problem);
  return new DomainError("code_unreadable", message, { fields: { content: message } });
};

const unreadable = (reason: string, fixes: DescribedFix[]): DomainError => {
  const advice = fixes.map(({ message }) => message).join("; ");
  const message = advice === "" ? reason : `${reason} What would help: ${advice}.`;
  return new DomainError("code_unreadable", message, { details: { fixes } });
};

async function drawQr(wanted: Extract<CodeRequest, { kind: "qr" }>, file: ExportFormat): Promise<DrawnCode> {
  const { content, design, bill } = wanted;
  if (bill) {
    const code = await makeBillNode(content, bill, file, wanted.press ?? plainPress(file));
    if (wanted.report)
      throw new DomainError("validation_failed", NO_BILL_REPORT, { fields: { report: NO_BILL_REPORT } });
    // a bill's code has no dot size: it is always printed 46 mm wide
    const facts = qrFacts({ ...code, printed: null });
    return { code, facts, notices: [], cautions: [], findFixes: async () => [] };
  }
  const problem = qrProblem(content, design, wanted.logo !== null);
  if (problem && problem.name !== "content") {
    const { name, message, corrected } = problem;
    const fixes =
      corrected === undefined ? [] : [{ message: `Use ${corrected}`, change: { size: Number(corrected) } }];
    throw new DomainError("validation_failed", message, { fields: { [name]: message }, details: { fixes } });
  }
  const logo = wanted.logo && (await loadPictureNode(wanted.logo));
  const lettering = await frameLettering(design);
  const code = makeQr(content, design, logo, lettering);
  return {
    code,
    facts: qrFacts(code),
    notices: qrShapeCautions(code.symbol, code.design).map(sentenceOf),
    cautions: qrCautions(code.symbol, code.design),
    findFixes: () => qrFixes(content, code, logo, lettering),
  };
}

function qrFacts(code: MadeCode & { symbol: QrSymbol }): CodeFacts {
  const { version, level, mask, size } = code.symbol;
  return { kind: "qr", content: code.asked.content, version, level, mask, modules: size, ...pixelsOf(code) };
}

function drawBarcode(wanted: Extract<CodeRequest, { kind: "barcode" }>, file: ExportFormat): DrawnCode {
  const { format, content, design, fix } = wanted;
  const notices: string[] = [];
  let code = makeCertainBarcode(format, content, design);
  if (!code.ok && fix) {
    const corrected = correctedContent(code);
    if (corrected !== null) {
      notices.push(`${code.message}.`);
      code = makeBarcode(format, corrected, design);
    }
  }
  if (!code.ok) throw invalid(code);
  if (code.notice) notices.push(`${code.notice.message}.`);
  const made = code;
  const shape = [...barcodeShapeCautions(format, design), ...printedBarsCautions(format, made.printed, file)];
  notices.push(...shape.map(sentenceOf));
  const { text, content: encoded } = made.symbol;
  return {
    code: made,
    facts: { kind: "barcode", content: encoded, format, text, ...pixelsOf(made) },
    notices,
    cautions: barcodeCautions(format, design, made.printed, file),
    findFixes: () => barcodeFixes(format, encoded, design),
  };
}

const sentenceOf = ({ message }: { message: string }): string => `${message}.`;

function invalid(problem: BarcodeProblem): DomainError {
  const message = `${problem.message}.`;
  const fixes = problem.fixes.map(({ message: text, change: { canvas, ...change } }) => ({
    message: text,
    change: { ...change, ...canvas },
  }));
  return new DomainError("barcode_invalid", message, { fields: { content: message }, details: { fixes } });
}

const pixelsOf = ({ drawing, widthPx, printed }: MadeCode) => ({
  width: widthPx,
  height: pixelHeight(drawing, widthPx),
  ...(printed && { printed }),
});
