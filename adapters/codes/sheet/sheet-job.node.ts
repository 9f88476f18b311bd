import type { Hash } from "node:crypto";
import { resolve } from "node:path";
import { LABEL_PRINTER_DPI } from "../../../core/codes/print/label-printer.ts";
import type { RowDefaults } from "../batch/input/row-reader.ts";
import type { InputFormat, RowFile } from "../batch/input/row-file.node.ts";
import { createLogoCache } from "../batch/logo-cache.node.ts";
import { frameLettering } from "../letters/frame-lettering.node.ts";
import { loadLettersNode } from "../letters/load-letters.node.ts";
import { createLabelPlanner } from "./plan-label.ts";
import type { LabelDesign, SheetDesign } from "./sheet-options.ts";

export interface SheetOptions extends SheetDesign {
  file: RowFile;
  inputFormat: InputFormat;
  /** Labels on the pages of a PDF, or one after the other for a label printer. */
  format: "pdf" | "zpl";
  /** Of the file. */
  output: string;
  labelDesign: LabelDesign;
  /** Path of the picture of every label whose row has no other. */
  picture: string | null;
  defaults: RowDefaults;
  onError: "stop" | "skip";
  /** Another version may draw other labels. */
  version: string;
}

/** Those of all labels: a printer has one print head. */
export const printerDpi = ({ defaults }: SheetOptions): number =>
  Number(defaults.design.dpi ?? LABEL_PRINTER_DPI.default);

/**
 * Plans labels, and refuses those that the printer would print in another size.
 * @param contents takes the pictures, each once
 */
export function createPlanner(options: SheetOptions, contents: Hash): ReturnType<typeof createLabelPlanner> {
  const logos = createLogoCache();
  const seen = new Set<string>();
  const { picture, defaults } = options;
  const planLabel = createLabelPlanner(options.labelDesign, {
    async loadLogo(path) {
      const loaded = await logos.load(path);
      if (!seen.has(path)) contents.update(`${path} ${loaded.width} ${loaded.height}`).update(loaded.rgba);
      seen.add(path);
      return loaded;
    },
    lettering: frameLettering,
    loadLetters: loadLettersNode,
    ink: defaults.ink ?? "rgb",
  });
  // as logos of rows: from the folder of the table
  const pathOf = (named: string | undefined): string | null =>
    named?.trim() ? resolve(defaults.logoFolder ?? "", named.trim()) : picture;
  const plan: typeof planLabel = (row, order) =>
    planLabel({ ...row, picture: pathOf(row.picture ?? undefined) }, order);
  if (options.format === "pdf") return plan;
  const dpi = printerDpi(options);
  return async (row, order) => {
    const planned = await plan(row, order);
    if (!planned.ok || planned.label.code.printed?.dpi === dpi) return planned;
    const message = `All labels of a printer have its resolution, which is ${dpi} dots per inch: leave this cell empty.`;
    return { ok: false, problem: { name: "dpi", message } };
  };
}
