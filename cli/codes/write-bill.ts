import { makeBillNode } from "../../adapters/codes/encode/make-bill.node.ts";
import { narrowed } from "../../adapters/codes/files/press-code.ts";
import { loadRenderer } from "../../adapters/codes/files/load-renderer.node.ts";
import { BILL_LANGUAGES } from "../../core/codes/bill/bill-language.ts";
import { DomainError } from "../../core/errors.ts";
import { WrongUse } from "../input/wrong-use.ts";
import { refuseOption } from "../options/option-problem.ts";
import { warn } from "../output/warn.ts";
import { guardProof } from "./proof-guard.ts";
import { destinationOf, type OutputOptions } from "./write-code.ts";
import { writeWhole } from "./write-whole.ts";

interface BillOptions extends OutputOptions {
  design: object;
  logo?: string;
}

/**
 * Writes the receipt and the payment part of a Swiss QR-bill, whose code is read back first.
 * @param language as typed
 * @throws WrongUse for another language, and for a file that no bill is printed from
 */
export async function writeBill(content: string, language: string, options: BillOptions): Promise<void> {
  const found = BILL_LANGUAGES.find((each) => each === language.trim().toLowerCase());
  if (!found)
    throw refuseOption([
      { name: "bill", message: `"${language}" is not one of ${BILL_LANGUAGES.join(", ")}.` },
    ]);
  if (options.report !== undefined)
    throw new WrongUse("--report is about a code by itself: leave --bill out.");
  const destination = destinationOf(options);
  if (destination.kind !== "file" && destination.kind !== "stdout")
    throw new WrongUse("--bill needs a file: add -o bill.pdf, or a name that ends in .svg or .eps.");
  const { format, press } = destination;
  const made = await makeBillNode(content, found, format, press).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "validation_failed") throw error;
    throw refuseOption([{ name: "bill", message: error.message }]);
  });
  const bill = narrowed(made, format, press);
  const styled = Object.entries(options.design).filter(([, value]) => value !== undefined);
  if (styled.length > 0 || options.logo !== undefined)
    warn(
      "note",
      "The code of a bill is black on white with the Swiss cross: options of its looks are not used.",
    );
  const render = await loadRenderer(format, press);
  const bytes = await render(bill, new Date());
  const prover = options.verify ? await import("../../adapters/codes/prove/prove-file.node.ts") : null;
  const proven = prover && (await prover.proveFile(bytes, format, bill, { isSearched: true }));
  if (proven) guardProof(proven, options.force ?? false);
  if (destination.kind === "stdout") process.stdout.write(bytes);
  else writeWhole(destination.path, bytes);
  if (destination.kind === "stdout") return;
  const verified = proven !== null && proven.proof.scans && proven.damage === null;
  const written = { file: destination.path, content, bytes: bytes.length, verified };
  process.stdout.write(options.json ? `${JSON.stringify(written)}\n` : `${destination.path}\n`);
}
