import { makeBarcode } from "../../adapters/codes/encode/make-barcode.ts";
import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import { makeQr } from "../../adapters/codes/encode/make-qr.ts";
import { provePatiently, provePicture } from "../../adapters/codes/prove/prove-picture.node.ts";
import { rasterize } from "../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignFixes } from "../../core/codes/barcode/barcode-design-fixes.ts";
import type { BarcodeDesign } from "../../core/codes/barcode/design.ts";
import { findDesignFixes } from "../../core/codes/design-fix.ts";
import { isDesignFault, type Proof } from "../../core/codes/proof.ts";
import type { QrDesign } from "../../core/codes/qr/design.ts";
import { qrDesignFixes } from "../../core/codes/qr/qr-design-fixes.ts";
import { contrastProblem } from "../../core/codes/texts/contrast-problem.ts";
import { DomainError } from "../../core/errors.ts";
import { logo, randomFrom } from "../support/codes/codes.ts";
import { designsFrom } from "../support/codes/random-designs.ts";

/**
 * Random designs through the scan test, with every control of both pages over its whole range: the number of
 * rejected designs, the messages, and the suggested fixes. Half of the color pairs are any two colors from
 * the pickers, so many of them cannot scan.
 * `npm run bench:proof -- [COUNT] [SEED]`
 */
const [count = 2000, seed = 1] = process.argv.slice(2).map(Number);
const walk = designsFrom(randomFrom(seed));
const picture = logo();

interface Tried {
  code: MadeCode;
  colors: string | null;
  /** The one-click fix that the page offers. */
  fix: () => Promise<string | null>;
}

const proveAgain = ({ asked, drawing, widthPx }: MadeCode): Promise<Proof> =>
  provePicture(asked, rasterize(drawing, widthPx));

const said = (fixes: { message: string }[] | null): string | null =>
  fixes && fixes.map(({ message }) => message.replaceAll(/\d+/g, "N")).join(" + ");

function tryQr(): Tried {
  const { content, design, hasLogo } = walk.qr();
  const code = makeQr(content, design, hasLogo ? picture : null);
  const fix = async () => {
    const found = await findDesignFixes(qrDesignFixes(code.design, code.symbol, hasLogo), (changes) => {
      const changed = Object.assign({}, code.design, ...changes.map((change) => change.design)) as QrDesign;
      const isBare = !hasLogo || changes.some(({ removeLogo }) => removeLogo);
      return proveAgain(makeQr(content, changed, isBare ? null : picture));
    });
    return said(found);
  };
  return { code, colors: contrastProblem(design, "qr")?.message ?? null, fix };
}

function tryBarcode(): Tried {
  const { format, content, design } = walk.barcode();
  const code = makeBarcode(format, content, design);
  if (!code.ok) throw new DomainError("barcode_invalid", code.message);
  const fix = async () => {
    const found = await findDesignFixes(barcodeDesignFixes(design), (changes) => {
      const made = makeBarcode(format, content, Object.assign({}, design, ...changes) as BarcodeDesign);
      if (!made.ok) throw new DomainError("barcode_invalid", made.message);
      return proveAgain(made);
    });
    return said(found);
  };
  return { code, colors: contrastProblem(design, "barcode")?.message ?? null, fix };
}

const table = new Map<string, number>();
const note = (line: string) => table.set(line, (table.get(line) ?? 0) + 1);
const outcomes = { exported: 0, refused: 0, notMade: 0, unexplained: 0 };

for (let index = 0; index < count; index += 1) {
  let tried: Tried;
  try {
    tried = walk.chance(0.5) ? tryQr() : tryBarcode();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    outcomes.notMade += 1;
    note(`not made   | ${error.message.replaceAll(/\d+/g, "N")}`);
    continue;
  }
  const { asked, drawing, widthPx } = tried.code;
  const proof = await provePatiently(asked, rasterize(drawing, widthPx));
  if (proof.scans) {
    outcomes.exported += 1;
    note(`exported | ${proof.code}`);
    continue;
  }
  outcomes.refused += 1;
  const fix = isDesignFault(proof) ? await tried.fix() : null;
  if (tried.colors === null && fix === null && proof.payload === null) outcomes.unexplained += 1;
  note(
    `refused    | ${proof.code}: ${proof.message} | beside the colors: ${tried.colors ?? "-"} | offered: ${fix ?? "-"}`,
  );
}

const { exported, refused, notMade, unexplained } = outcomes;
const share = (part: number) => `${part} (${((100 * part) / count).toFixed(1)}%)`;
console.log(`${count} random designs, seed ${seed}: exported ${share(exported)}, refused ${share(refused)},`);
console.log(`not made ${share(notMade)}; refused without a cause or a fix: ${unexplained}`);
for (const [line, times] of [...table].toSorted(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(5)} | ${line}`);
