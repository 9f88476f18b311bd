import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { cutToFit, type Layout, problemOf } from "./fit-labels.ts";

/**
 * `npm run label-templates -- FOLDER`: writes core/labels/templates.json from the template database of gLabels
 * (https://github.com/jimevins/glabels-qt/tree/master/templates, MIT: docs/licenses/glabels-templates-MIT.txt). FOLDER holds its
 * paper-sizes.xml and *-templates.xml. CORRECTED replaces some sizes, fit-labels.ts cuts labels to their paper, and ALSO adds
 * part numbers. Skipped definitions, with the reason, go to standard error.
 */

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** Parses the elements of a document; text and comments are ignored. */
function parse(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root;
}

const UNITS: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  in: 25.4,
  pc: 25.4 / 6,
  pt: 25.4 / 72,
  // glabels-4.0.dtd: points if no unit is given
  "": 25.4 / 72,
};

/** A length such as `2.5in` in millimeters, rounded to a micrometer. */
function mm(text: string): number {
  const [, number, unit = ""] = /^\s*(-?[\d.]+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/.exec(text) ?? [];
  const scale = UNITS[unit];
  if (number === undefined || scale === undefined) throw new Error(`"${text}" is no length`);
  return Number((Number(number) * scale).toFixed(3));
}

interface Family extends Layout {
  brand: string;
  /** Part numbers of the same sheet; the file describes the first. */
  parts: string[];
  description: string;
  /** Name of a paper, or `roll` or `other` with the sides of `page`. */
  paper: string;
  page?: [width: number, height: number];
  /** A roll that is cut to any length. */
  continuous?: true;
}

/** @param page page of a stamp, whose outline is a path: the label covers the page */
function labelOf({ name, attributes }: Element, page: [number, number]): Family["label"] {
  const { width, height, radius = "0", hole = "0", round = "0", default_height: length = "0" } = attributes;
  const diameter = Number((2 * mm(radius)).toFixed(3));
  const [across, down] = [
    width === undefined ? diameter : mm(width),
    height === undefined ? diameter : mm(height),
  ];
  switch (name) {
    case "Label-rectangle":
      // one file writes "in"
      return ["rectangle", across, down, /\d/.test(round) ? mm(round) : 0];
    case "Label-continuous":
      return ["rectangle", across, height === undefined ? mm(length) : down, 0];
    case "Label-round":
    case "Label-ellipse":
      return ["ellipse", across, down, 0];
    case "Label-cd":
      return ["disc", across, down, mm(hole)];
    case "Label-path":
      return ["rectangle", ...page, 0];
    default:
      throw new Error(`${name} is no label`);
  }
}

const gridOf = ({ attributes }: Element): number[] => [
  Number(attributes["nx"]),
  Number(attributes["ny"]),
  ...["x0", "y0", "dx", "dy"].map((name) => mm(attributes[name] || "0")),
];

/** The grids of a label; some files repeat one. */
const gridsOf = ({ children }: Element): number[][] => {
  const grids = children.filter(({ name }) => name === "Layout").map(gridOf);
  return [...new Map(grids.map((grid) => [grid.join(" "), grid])).values()];
};

/** Corrections by first part number: the maker's nominal size, centered on the sheet, where gLabels has measured values. */
const CORRECTED: Readonly<Record<string, Layout>> = {
  "Avery 7160": { label: ["rectangle", 63.5, 38.1, 1.764], grids: [[3, 7, 7.21, 15.15, 66.04, 38.1]] },
  "Avery 7163": { label: ["rectangle", 99.1, 38.1, 1.764], grids: [[2, 7, 4.65, 15.15, 101.6, 38.1]] },
  "Avery 5160": { label: ["rectangle", 66.675, 25.4, 1.587], grids: [[3, 10, 4.763, 12.7, 69.85, 25.4]] },
};

/** Numbers under which a maker sells a roll elsewhere, by brand and part: Brother in Europe has a digit more. */
const ALSO: Readonly<Record<string, string[]>> = {
  "Brother DK-1201": ["DK-11201"],
  "Brother DK-1202": ["DK-11202"],
  "Brother DK-1204": ["DK-11204"],
  "Brother DK-1208": ["DK-11208"],
  "Brother DK-2205": ["DK-22205"],
};

/** Brands that gLabels writes in two ways. */
const BRANDS: Readonly<Record<string, string>> = { Apli: "APLI" };

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder of the XML files.");
const read = (file: string): Element[] =>
  parse(readFileSync(join(folder, file), "utf8")).children[0]?.children ?? [];

const papers = new Map(
  read("paper-sizes.xml").map(({ attributes: { id = "", name = "", width = "", height = "" } }) => [
    id,
    { name, sides: [mm(width), mm(height)] as [number, number] },
  ]),
);
const templates = readdirSync(folder)
  .filter((file) => file.endsWith("-templates.xml"))
  .toSorted()
  .flatMap(read)
  .filter(({ name }) => name === "Template")
  .map(({ attributes: { brand = "", ...others }, ...template }): Element => ({
    ...template,
    attributes: { ...others, brand: BRANDS[brand] ?? brand },
  }));

const families = new Map<string, Family>();
const leaveOut = (brand: string, part: string, why: string) => console.error(`${brand} ${part}: ${why}`);
for (const { attributes, children } of templates) {
  const { brand = "", part = "", equiv, size = "", description, _description } = attributes;
  if (equiv !== undefined) continue;
  const labels = children.filter(({ name }) => name.startsWith("Label-"));
  const [shape] = labels;
  const known = papers.get(size);
  const custom = [attributes["width"], attributes["height"] ?? shape?.attributes["default_height"]];
  const page = known?.sides ?? (custom.map((side) => mm(side ?? "0")) as [number, number]);
  if (
    shape === undefined ||
    labels.length > 1 ||
    (known === undefined && size !== "roll" && size !== "other")
  ) {
    leaveOut(brand, part, `has ${labels.length} kinds of labels on "${size}"`);
    continue;
  }
  const label = labelOf(shape, page);
  const isPage = known === undefined && label[1] === page[0] && label[2] === page[1];
  const family: Family = {
    brand,
    parts: [part, ...(ALSO[`${brand} ${part}`] ?? [])],
    description: description ?? _description ?? "",
    // some rolls are listed as sheets of the label's size
    paper: isPage ? "roll" : (known?.name ?? size),
    ...(known === undefined ? { page } : {}),
    ...(shape.name === "Label-continuous" ? { continuous: true } : {}),
    label,
    grids: gridsOf(shape),
    ...CORRECTED[`${brand} ${part}`],
  };
  const problem = problemOf(family, page);
  if (problem === null) families.set(`${brand} ${part}`, { ...family, ...cutToFit(family, page) });
  else leaveOut(brand, part, problem);
}
for (const { attributes } of templates) {
  const { brand = "", part = "", equiv } = attributes;
  if (equiv === undefined) continue;
  const family = families.get(`${brand} ${equiv}`);
  if (family === undefined) leaveOut(brand, part, `equals ${equiv}, which is not there`);
  else if (!family.parts.includes(part)) family.parts.push(part);
}

const used = new Set([...families.values()].map(({ paper }) => paper));
const sizes = [...papers.values()]
  .filter(({ name }) => used.has(name))
  .map(({ name, sides }) => [name, sides]);
const lines = [...families.values()].map((family) => JSON.stringify(family));
const json = `{"papers":${JSON.stringify(Object.fromEntries(sizes))},\n"families":[\n${lines.join(",\n")}\n]}\n`;
writeFileSync(join(import.meta.dirname, "../core/labels/templates.json"), json);
console.error(
  `${families.size} sheets and rolls, ${[...families.values()].flatMap(({ parts }) => parts).length} part numbers`,
);
