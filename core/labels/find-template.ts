import { mmText, readLength } from "../codes/print/length.ts";
import { THERMAL } from "./thermal-rolls.ts";
import { type LabelTemplate, labelsOnPage, templateName } from "./template.ts";

/** Normalizes a name for comparison: `avery-l7160` is `Avery L7160`. */
const comparable = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, "");

/**
 * The same for a brand that is one maker in Europe under two names, which packs write together: `Avery Zweckform 3474`,
 * `Avery 3474` and `Zweckform 3474` are one.
 */
const byMaker = (text: string): string => comparable(text).replace(/^(?:avery|zweckform)+/, "avery");

/** Width and height in words of one space, such as 63.5x38.1, 63.5 mm x 38.1 mm, 2.625x1in or 1" x 2.625". */
const SIZE =
  /(\d{1,4}(?:[.,]\d{1,4})?) ?(mm|cm|inch(?:es)?|in|")? ?[x×] ?(\d{1,4}(?:[.,]\d{1,4})?) ?(mm|cm|inch(?:es)?|in|")?(?![\p{L}\p{N}])/gu;

/** Tolerance of a search by size, mm. */
const NEAR_MM = 0.5;

/** Such as 63.5 x 38.1 mm. */
export const sizeText = ({ width, height }: { width: number; height: number }): string =>
  `${mmText(width).replace(" mm", "")} x ${mmText(height)}`;

/** The page of a template as people call it. */
const paperText = ({ paper, page }: Pick<LabelTemplate, "paper" | "page">): string =>
  paper === "other" ? sizeText(page) : paper;

/**
 * The templates that match every word by brand, part, description, paper or label size such as `63.5x38.1` or `2.625x1in`
 * (within half a millimeter, also turned; without a unit, in mm or inches). Avery and Zweckform each match both. Those whose
 * part number is one of the words come first, and within both groups those of exactly the named brand.
 */
export function searchTemplates(templates: readonly LabelTemplate[], search: string): LabelTemplate[] {
  const sizes: LabelSize[][] = [];
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .join(" ")
    .replaceAll(
      SIZE,
      (_, across: string, unit: string | undefined, down: string, last: string | undefined) => {
        sizes.push(sizesOf(across, down, unit ?? last, last ?? unit));
        return " ";
      },
    )
    .split(" ")
    .filter((word) => word !== "" && word !== "mm");
  // signs alone name nothing, and every text would hold them
  if (words.length > 0 && sizes.length === 0 && words.every((word) => comparable(word) === "")) return [];
  const isNamed = ({ part }: LabelTemplate) => words.some((word) => comparable(word) === comparable(part));
  const rank = (template: LabelTemplate) =>
    (isNamed(template) ? 2 : 0) + (words.every((word) => suits(template, word, [comparable])) ? 1 : 0);
  return templates
    .filter(
      (template) =>
        sizes.every((meant) => meant.some((size) => isNear(template.label, size))) &&
        words.every((word) => suits(template, word, [comparable, byMaker])),
    )
    .map((template) => ({ template, rank: rank(template) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ template }) => template);
}

type LabelSize = Pick<LabelTemplate["label"], "width" | "height">;

/** The sizes in mm that two numbers mean: without units, millimeters or inches. */
function sizesOf(across: string, down: string, unit?: string, last?: string): LabelSize[] {
  const size = (one: string, other: string): LabelSize => ({
    width: readLength(across + one) ?? 0,
    height: readLength(down + other) ?? 0,
  });
  return unit && last ? [size(unit, last)] : [size("mm", "mm"), size("in", "in")];
}

/** Those of printers that read ZPL, others on a roll, and sheets. */
const printerRank = ({ brand, paper }: LabelTemplate): number =>
  brand === THERMAL ? 0 : paper === "roll" ? 1 : 2;

/** The templates in their order, those of rolls before those of sheets, and those that are of no maker first. */
export const rollsFirst = (templates: readonly LabelTemplate[]): LabelTemplate[] =>
  templates.toSorted((one, other) => printerRank(one) - printerRank(other));

/** @param forms how texts are compared: any of them has to match */
function suits(template: LabelTemplate, word: string, forms: readonly ((text: string) => string)[]): boolean {
  const texts = [templateName(template), template.description, paperText(template)];
  return forms.some((form) => texts.some((text) => form(text).includes(form(word))));
}

/** Whether a label has a size, as it is or turned. */
function isNear(label: LabelSize, { width, height }: LabelSize): boolean {
  const near = (across: number, down: number) =>
    Math.abs(label.width - across) <= NEAR_MM && Math.abs(label.height - down) <= NEAR_MM;
  return near(width, height) || near(height, width);
}

/** Number of templates suggested in an error. */
const NAMED = 5;
/** Fewest characters of a part number, and of its digits, that are compared: shorter ones are all near each other. */
const LEAST_COMPARED = 4;

/**
 * The templates whose names are nearly this one, nearest first: the same part of another brand, one letter or digit that is wrong,
 * missing or too much, or two neighbors swapped, in brand and part, or in the part if no brand is named, and parts with the same digits.
 */
export function nearTemplates(templates: readonly LabelTemplate[], text: string): LabelTemplate[] {
  const wanted = byMaker(text);
  const brand = templates
    .map((template) => byMaker(template.brand))
    .find((each) => each !== "" && wanted.startsWith(each));
  const wantedPart = wanted.slice(brand?.length ?? 0);
  if (wantedPart.length < LEAST_COMPARED) return [];
  const wantedDigits = digitsOf(wantedPart);
  const rank = (template: LabelTemplate): number => {
    const part = comparable(template.part);
    if (part === wantedPart) return 0;
    if (isOneOff(byMaker(templateName(template)), wanted)) return 1;
    if (brand === undefined && isOneOff(part, wantedPart)) return 1;
    return wantedDigits.length >= LEAST_COMPARED && digitsOf(part) === wantedDigits ? 2 : 3;
  };
  return templates
    .map((template) => ({ template, rank: rank(template) }))
    .filter((each) => each.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ template }) => template);
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Whether one slip changes one text into the other: another character, one more or one less, or two neighbors swapped. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const swapped = long.slice(0, at) + long.charAt(at + 1) + long.charAt(at) + long.slice(at + 2);
  if (short === swapped) return true;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** The first few names, as a sentence lists them. */
export const namesOf = (templates: readonly LabelTemplate[]): string =>
  templates.slice(0, NAMED).map(templateName).join(", ");

/**
 * The template that a text names: brand and part, or the part alone if only one brand has it. Avery or Zweckform, or both,
 * name the other's too, unless both have the part.
 * @returns the template, or a sentence with suggestions
 */
export function findTemplate(
  templates: readonly LabelTemplate[],
  text: string,
): { ok: true; template: LabelTemplate } | { ok: false; message: string } {
  const wanted = comparable(text);
  const whole = templates.find((template) => comparable(templateName(template)) === wanted);
  const ofAny = templates.filter(({ part }) => comparable(part) === wanted);
  const ofMaker = templates.filter((template) => byMaker(templateName(template)) === byMaker(text));
  const parts = ofAny.length > 0 ? ofAny : ofMaker;
  const template = whole ?? (parts.length === 1 ? parts[0] : undefined);
  if (template !== undefined) return { ok: true, template };
  const found = parts.length > 0 ? parts : searchTemplates(templates, text);
  const near = found.length > 0 ? found : nearTemplates(templates, text);
  return {
    ok: false,
    message:
      near.length === 0
        ? `"${text}" is not a listed template.`
        : `"${text}" is ${parts.length > 0 ? "a template of more than one brand" : "not a listed template: perhaps one of these was meant"}: ${namesOf(near)}.`,
  };
}

/** Describes a template, without a period: label, count and page. */
export const templateText = (template: LabelTemplate): string => {
  const { label } = template;
  const shape =
    label.kind === "rectangle"
      ? sizeText(label)
      : label.width === label.height
        ? `round, ${mmText(label.width)}`
        : `ellipse, ${sizeText(label)}`;
  const count = labelsOnPage(template);
  return template.paper === "roll" ? `${shape}, roll` : `${shape}, ${count} on ${paperText(template)}`;
};
