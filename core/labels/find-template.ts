import { mmText } from "../codes/print/length.ts";
import { type LabelTemplate, labelsOnPage, templateName } from "./template.ts";

/** Normalizes a name for comparison: `avery-l7160` is `Avery L7160`. */
const comparable = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, "");

/**
 * The same for a brand that is one maker in Europe under two names, which packs write together: `Avery Zweckform 3474`,
 * `Avery 3474` and `Zweckform 3474` are one.
 */
const byMaker = (text: string): string => comparable(text).replace(/^(?:avery|zweckform)+/, "avery");

/** Width and height, such as 63.5x38.1; mm without a unit. */
const SIZE = /^(\d+(?:\.\d+)?)(?:mm)?[x×](\d+(?:\.\d+)?)(?:mm)?$/;

/** Tolerance of a search by size, mm. */
const NEAR_MM = 0.5;

/** Such as 63.5 x 38.1 mm. */
const sizeText = ({ width, height }: { width: number; height: number }): string =>
  `${mmText(width).replace(" mm", "")} x ${mmText(height)}`;

/** The page of a template as people call it. */
const paperText = ({ paper, page }: Pick<LabelTemplate, "paper" | "page">): string =>
  paper === "other" ? sizeText(page) : paper;

/**
 * The templates that match every word by brand, part, description, paper or label size such as `63.5x38.1`
 * (within half a millimeter, also turned). Avery and Zweckform each match both. Those whose part number is one of the
 * words come first, and of these and of the others those of the very brand.
 */
export function searchTemplates(templates: readonly LabelTemplate[], search: string): LabelTemplate[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .join(" ")
    .replaceAll(/(\d) ?(?:mm ?)?[x×] ?(\d)/g, "$1x$2")
    .split(" ")
    .filter((word) => word !== "" && word !== "mm");
  const isNamed = ({ part }: LabelTemplate) => words.some((word) => comparable(word) === comparable(part));
  const rank = (template: LabelTemplate) =>
    (isNamed(template) ? 2 : 0) + (words.every((word) => suits(template, word, [comparable])) ? 1 : 0);
  return templates
    .filter((template) => words.every((word) => suits(template, word, [comparable, byMaker])))
    .map((template) => ({ template, rank: rank(template) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ template }) => template);
}

/** The same with labels on rolls before those on sheets. */
export const rollsFirst = (templates: readonly LabelTemplate[]): LabelTemplate[] =>
  templates.toSorted((one, other) => Number(other.paper === "roll") - Number(one.paper === "roll"));

/** @param forms how texts are compared: any of them has to match */
function suits(template: LabelTemplate, word: string, forms: readonly ((text: string) => string)[]): boolean {
  const [, across, down] = SIZE.exec(word) ?? [];
  if (across !== undefined && down !== undefined) return isSize(template, Number(across), Number(down));
  const texts = [templateName(template), template.description, paperText(template)];
  return forms.some((form) => texts.some((text) => form(text).includes(form(word))));
}

function isSize({ label }: LabelTemplate, across: number, down: number): boolean {
  const near = (width: number, height: number) =>
    Math.abs(label.width - width) <= NEAR_MM && Math.abs(label.height - height) <= NEAR_MM;
  return near(across, down) || near(down, across);
}

/** Number of templates suggested in an error. */
const NAMED = 5;

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
  const [template = parts.length === 1 ? parts[0] : undefined] = whole === undefined ? [] : [whole];
  if (template !== undefined) return { ok: true, template };
  const near = parts.length > 0 ? parts : searchTemplates(templates, text);
  const names = near.slice(0, NAMED).map(templateName).join(", ");
  return {
    ok: false,
    message:
      near.length === 0
        ? `"${text}" is no template that is listed here.`
        : `"${text}" is no template: ${parts.length > 0 ? "more than one brand has it" : "perhaps one of these was meant"}: ${names}.`,
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
