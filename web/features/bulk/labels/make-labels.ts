import { countCaution } from "../../../../adapters/codes/batch/counted-cautions.ts";
import { labelCautions } from "../../../../adapters/codes/sheet/label-cautions.ts";
import { createPdfWriter } from "../../../../adapters/codes/sheet/pdf-writer.ts";
import type { ByteSink } from "../../../../adapters/codes/sheet/pdf-file.ts";
import { createLabelPlanner } from "../../../../adapters/codes/sheet/plan-label.ts";
import { createZplWriter } from "../../../../adapters/codes/sheet/zpl-writer.ts";
import type { CodeOrder } from "../../../../adapters/codes/batch/job.ts";
import { loadLettersWeb } from "../../../../adapters/codes/letters/load-letters.web.ts";
import { fillSentence } from "../../../../core/codes/sentence.ts";
import { shownText } from "../../../../core/codes/qr/frame/frame.ts";
import { createLogoLoader, type RowLogos } from "../look/row-logos.ts";
import { loadDeflate } from "../../../codes/load-deflate.ts";
import { readBackHere } from "../../../codes/read-back.ts";
import { proofFailure } from "../proof-failure.ts";
import type { Failure, RowOutcome } from "../batch-failure.ts";
import type { RowCaution } from "../caution-text.ts";
import type { LabelSheet } from "./label-design.ts";
import { createPictureLoader, isPicturePath, type LabelPictures } from "./label-pictures.ts";
import { loadLettering } from "../../../codes/use-framed.ts";

/** A row with labels. */
export interface LabelJob {
  row: number;
  line: number;
  order: CodeOrder;
  /** Number of labels as written in the table; undefined for one. */
  quantity: string | undefined;
  texts: string[];
  /** Path of its picture, or null. */
  picture: string | null;
}

/** The settings that all labels of a run share. */
export interface LabelRun {
  sheet: LabelSheet;
  logos: RowLogos;
  /** The pictures beside the codes. */
  pictures: LabelPictures;
  /** Name of the table. */
  name: string;
  now: Date;
  /** Lines of the first page, with placeholders {labels} and {pages}. */
  countTexts: readonly string[];
}

/** The numbers of labels and pages in a file. */
export interface Printed {
  labels: number;
  /** Pages of labels; null for a label printer. */
  pages: number | null;
  /** True if a page with these numbers stands before them. */
  hasFirstPage: boolean;
}

/** Returns a function that plans the label of a row, or gives the reason why there is none. */
export function createRowPlanner({ sheet, logos, pictures }: Pick<LabelRun, "sheet" | "logos" | "pictures">) {
  const { design, printerDpi } = sheet;
  const loadLogo = createLogoLoader(logos);
  const loadPicture = createPictureLoader(pictures);
  const plan = createLabelPlanner(design, {
    loadPicture: (path) => (isPicturePath(path) ? loadPicture(path) : loadLogo(path)),
    lettering: async ({ frame }) => (frame ? loadLettering(shownText(frame)) : null),
    loadLetters: loadLettersWeb,
    printerDpi,
  });
  return ({ order, quantity, texts, picture }: LabelJob): ReturnType<typeof plan> => {
    const cells = quantity === undefined ? {} : { quantity };
    return plan({ cells, texts, picture }, order);
  };
}

/** Prints the labels of rows in order, after reading each code back. @param onRow called after each row */
export async function makeLabels(
  jobs: readonly LabelJob[],
  run: LabelRun,
  onRow: (row: RowOutcome) => void,
): Promise<{ file: Blob; printed: Printed; cautions: RowCaution[] }> {
  const { sheet, name, now, countTexts } = run;
  const { design: labelDesign, printerDpi: dpi, ...layout } = sheet;
  const format = dpi === null ? "pdf" : "zpl";
  const plan = createRowPlanner(run);
  const pieces: BlobPart[] = [];
  const sink: ByteSink = {
    write: (bytes) => void pieces.push(new Uint8Array(bytes)),
    finish: () => undefined,
  };
  const { zlibSync } = await loadDeflate();
  const writer =
    dpi !== null
      ? createZplWriter(sink, { labelDesign, offset: sheet.offset, dpi })
      : await createPdfWriter(
          { sink, deflate: (bytes) => zlibSync(bytes), loadLetters: loadLettersWeb },
          {
            ...layout,
            labelDesign,
            file: { name },
            countTexts: (counts) => countTexts.map((text) => fillSentence(text, { ...counts })),
          },
          now,
        );
  let labels = 0;
  const cautions: Record<string, RowCaution> = {};
  for (const job of jobs) {
    const { row, line } = job;
    const done = (failure: Failure | null, checked = true) => onRow({ row, line, failure, checked });
    const planned = await plan(job);
    if (!planned.ok) {
      done(planned.problem);
      continue;
    }
    const { label } = planned;
    const { proof } = await readBackHere(label.code, { isThermal: format === "zpl" });
    const untested = proof.code === "untested";
    if (!proof.scans && !untested) {
      done(proofFailure(proof));
      continue;
    }
    writer.add(label);
    labels += label.copies;
    for (const caution of labelCautions(label.code, format)) countCaution(cautions, line, caution);
    done(null, !untested);
  }
  const pages = await writer.finish(labels);
  return {
    file: new Blob(pieces, { type: format === "pdf" ? "application/pdf" : "text/plain" }),
    printed: {
      labels,
      pages,
      hasFirstPage: sheet.firstPage,
    },
    cautions: Object.values(cautions),
  };
}
