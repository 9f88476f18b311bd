import type { LabelTemplate } from "./template.ts";
import { THERMAL_ROLLS } from "./thermal-rolls.ts";
import data from "./templates.json" with { type: "json" };

/** Size of a label, mm, and the radius of its corners, or of the hole of a disc. */
type LabelNumbers = readonly [
  kind: LabelTemplate["label"]["kind"],
  width: number,
  height: number,
  radius: number,
];
type GridNumbers = readonly [
  columns: number,
  rows: number,
  left: number,
  top: number,
  pitchX: number,
  pitchY: number,
];

/** Output of `build/label-templates.ts`. */
interface Family {
  brand: string;
  parts: string[];
  description: string;
  paper: string;
  page?: number[];
  continuous?: true;
  label: LabelNumbers;
  grids: readonly GridNumbers[];
}

const papers = new Map<string, number[]>(Object.entries(data.papers));

function templatesOf(family: Family): LabelTemplate[] {
  const [width = 0, height = 0] = family.page ?? papers.get(family.paper) ?? [];
  const [kind, across, down, radius] = family.label;
  const shared = {
    brand: family.brand,
    description: family.description,
    paper: family.paper,
    page: { width, height },
    ...(family.continuous && { continuous: family.continuous }),
    label: {
      kind,
      width: across,
      height: down,
      corners: kind === "rectangle" ? radius : 0,
      hole: kind === "disc" ? radius : 0,
    },
    grids: family.grids.map(([columns, rows, left, top, pitchX, pitchY]) => ({
      columns,
      rows,
      left,
      top,
      pitchX,
      pitchY,
    })),
  };
  return family.parts.map((part) => ({
    ...shared,
    part,
    equivalents: family.parts.filter((other) => other !== part),
  }));
}

/**
 * Sheets and rolls of more than 60 makers, one entry per part number, with its equivalents, and the rolls of label printers. Those
 * of makers are from the template database of gLabels, MIT: docs/licenses/glabels-templates-MIT.txt. `build/label-templates.ts` says what it
 * changes.
 */
export const TEMPLATES: readonly LabelTemplate[] = [
  ...(data.families as unknown as Family[]),
  ...THERMAL_ROLLS,
].flatMap(templatesOf);
