import type { BarcodeProblem } from "../../../core/codes/barcode/problem.ts";
import { contrastProblem } from "../../../core/codes/texts/contrast-problem.ts";
import { correctedContent } from "../../../core/codes/texts/corrected-content.ts";
import { qrProblem } from "../../../core/codes/texts/qr-problem.ts";
import { DomainError } from "../../../core/errors.ts";
import type { CodeFacts, MadeFile, MakeOptions, WantedCode } from "../../../core/ports/code-workshop.ts";
import { loadPictureNode } from "../load-picture.node.ts";
import { loadRenderer } from "../load-renderer.node.ts";
import type { MadeCode } from "../made-code.ts";
import { makeBarcode } from "../make-barcode.ts";
import { makeQr } from "../make-qr.ts";
import { provePicture } from "../prove-picture.node.ts";
import { pixelHeight } from "../rasterise-indexed.ts";
import { rasterise } from "../rasterise.ts";
import { barcodeMend, qrMend, type SaidMend } from "./say-mends.node.ts";

interface Drawn {
  code: MadeCode;
  facts: CodeFacts;
  notices: string[];
  /** What would make the code scan. */
  mend: () => Promise<SaidMend[]>;
}

/** Makes, proves and writes one code, as the command line does. See the port `CodeWorkshop`. */
export async function makeFile(wanted: WantedCode, { file, force, now }: MakeOptions): Promise<MadeFile> {
  const { code, facts, notices, mend } = wanted.kind === "qr" ? await drawQr(wanted) : drawBarcode(wanted);
  const contrast = contrastProblem(wanted.design, wanted.kind);
  if (contrast?.refused && !force) throw unreadable(contrast.message, await mend());
  const proof = await provePicture(code.asked, rasterise(code.drawing, code.widthPx));
  if (!proof.scans && !force) throw unreadable(`${proof.message}.`, await mend());
  const render = await loadRenderer(file);
  const bytes = await render(code, now);
  return { bytes, proof, facts, notices: contrast ? [...notices, contrast.message] : notices };
}

const unreadable = (reason: string, mends: SaidMend[]): DomainError => {
  const advice = mends.map(({ message }) => message).join("; ");
  const message = advice === "" ? reason : `${reason} What would help: ${advice}.`;
  return new DomainError("code_unreadable", message, { details: { mends } });
};

async function drawQr(wanted: Extract<WantedCode, { kind: "qr" }>): Promise<Drawn> {
  const { content, design } = wanted;
  const problem = qrProblem(content, design, wanted.logo !== null);
  if (problem?.name === "size") {
    const { message, corrected } = problem;
    const mends =
      corrected === undefined ? [] : [{ message: `Use ${corrected}`, change: { size: Number(corrected) } }];
    throw new DomainError("validation_failed", message, { fields: { size: message }, details: { mends } });
  }
  const logo = wanted.logo && (await loadPictureNode(wanted.logo));
  const code = makeQr(content, design, logo);
  const { version, level, mask, size } = code.symbol;
  return {
    code,
    facts: { kind: "qr", content, version, level, mask, modules: size, ...pixelsOf(code) },
    notices: [],
    mend: () => qrMend(content, code, logo),
  };
}

function drawBarcode(wanted: Extract<WantedCode, { kind: "barcode" }>): Drawn {
  const { format, content, design, fix } = wanted;
  const notices: string[] = [];
  let code = makeBarcode(format, content, design);
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
  const { text, content: encoded } = made.symbol;
  return {
    code: made,
    facts: { kind: "barcode", content: encoded, format, text, ...pixelsOf(made) },
    notices,
    mend: () => barcodeMend(format, encoded, design),
  };
}

function invalid(problem: BarcodeProblem): DomainError {
  const message = `${problem.message}.`;
  const mends = problem.fixes.map(({ label, change: { canvas, ...change } }) => ({
    message: label.message,
    change: { ...change, ...canvas },
  }));
  return new DomainError("barcode_invalid", message, { fields: { content: message }, details: { mends } });
}

const pixelsOf = ({ drawing, widthPx }: MadeCode) => ({
  width: widthPx,
  height: pixelHeight(drawing, widthPx),
});
