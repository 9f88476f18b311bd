import type { Hash } from "node:crypto";
import { resolve } from "node:path";
import { LABEL_PRINTER_DPI } from "../../../core/codes/print/label-printer.ts";
import { readResolution } from "../../../core/codes/print/resolution.ts";
import type { RowDefaults } from "../batch/input/row-reader.ts";
import type { InputFormat, RowFile } from "../batch/input/row-file.node.ts";
import { createLogoCache } from "../batch/logo-cache.node.ts";
import { frameLettering } from "../letters/frame-lettering.node.ts";
import { loadLettersNode } from "../letters/load-letters.node.ts";
import { MOST_NATIVE_DOTS, nativeProblem } from "../zpl/zpl-native.ts";
import { createLabelPlanner } from "./plan-label.ts";
import type { LabelDesign, SheetDesign } from "../../../core/labels/label-design.ts";

export interface SheetOptions extends SheetDesign {
  file: RowFile;
  inputFormat: InputFormat;
  /** A PDF with pages of labels, or ZPL for a label printer. */
  format: "pdf" | "zpl";
  /** Of ZPL: the printer draws the codes itself. */
  native: boolean;
  /** Path of the file. */
  output: string;
  labelDesign: LabelDesign;
  /** Path of the picture for rows without their own. */
  picture: string | null;
  defaults: Omit<RowDefaults, "ink" | "isLabels">;
  onError: "stop" | "skip";
  /** Version of the product: another one may draw labels differently. */
  version: string;
}

/** Resolution of the label printer, which all labels share, in dots per inch. */
export const printerDpi = ({ defaults }: SheetOptions): number =>
  readResolution(defaults.design.dpi ?? "") ?? LABEL_PRINTER_DPI.default;

/** How the rows of a sheet are read. */
export const labelDefaults = ({ defaults, labelDesign }: SheetOptions): RowDefaults => ({
  ...defaults,
  ink: labelDesign.ink,
  isLabels: true,
});

/** Plans labels with the files that rows name. @param contents receives each picture once */
export function createPlanner(options: SheetOptions, contents: Hash): ReturnType<typeof createLabelPlanner> {
  const logos = createLogoCache();
  const seen = new Set<string>();
  const { picture, defaults } = options;
  const planLabel = createLabelPlanner(options.labelDesign, {
    async loadPicture(path) {
      const loaded = await logos.load(path);
      if (!seen.has(path)) contents.update(`${path} ${loaded.width} ${loaded.height}`).update(loaded.rgba);
      seen.add(path);
      return loaded;
    },
    lettering: frameLettering,
    loadLetters: loadLettersNode,
    ...(options.native && { nativeProblem, mostModule: MOST_NATIVE_DOTS }),
    printerDpi: options.format === "zpl" ? printerDpi(options) : null,
  });
  // relative to the folder of the table, like logos
  const pathOf = (named: string | undefined): string | null =>
    named?.trim() ? resolve(defaults.logoFolder ?? "", named.trim()) : picture;
  return (row, order) => planLabel({ ...row, picture: pathOf(row.picture ?? undefined) }, order);
}
