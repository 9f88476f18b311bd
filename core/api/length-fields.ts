import * as z from "zod/mini";
import { EXPORT_SIZE } from "../codes/export-size.ts";
import { readLength, readPixels } from "../codes/print/length.ts";
import { MODULE_DOTS } from "../codes/print/print.ts";
import { DPI, readResolution } from "../codes/print/resolution.ts";
import type { TextProblem } from "../codes/texts/text-problem.ts";
import { DomainError } from "../errors.ts";

interface Limits {
  min: number;
  max: number;
}

/** A number and a text as one field. Its sentence names units: what is wrong is hardly ever the type of JSON. */
const numberOrText = (
  number: z.ZodMiniType<number>,
  isRight: (text: string) => boolean,
  error: string,
  description: string,
) => {
  const text = z.string().check(z.maxLength(20, error), z.refine(isRight, error));
  return z.optional(z.union([number, text], error)).check(z.describe(description));
};

/** A length alone, as a text. */
export const lengthText = (error: string, read: (text: string) => unknown = readLength) =>
  z.string(error).check(
    z.maxLength(20, error),
    z.refine((text) => read(text) !== null, error),
  );

const wholeOf = ({ min, max }: Limits, error: string) =>
  z.int(error).check(z.minimum(min, error), z.maximum(max, error));

/** Px, a text of px with their unit, or a length. */
export function lengthOf({ min, max }: Limits, example: string, description: string, isWhole = false) {
  const error = `Write ${min} to ${max} px as a number (without quotes in JSON), or a length such as ${example}`;
  const number = z.number(error).check(z.minimum(min, error), z.maximum(max, error));
  const px = isWhole ? wholeOf({ min, max }, error) : number;
  const isRight = (text: string) => readLength(text) !== null || px.safeParse(readPixels(text)).success;
  return numberOrText(px, isRight, error, description);
}

/** A side of the image: px, or a text of px or of a length, with its unit. */
export const side = (description: string) =>
  lengthOf(EXPORT_SIZE, "25mm, 2.5cm, 1in or 72pt", description, true);

const MODULE_ERROR = `Write a length such as 0.4mm, or ${MODULE_DOTS.min} to ${MODULE_DOTS.max} dots as a number (without quotes in JSON)`;
export const DPI_ERROR = `Write a whole number from ${DPI.min} to ${DPI.max} dpi, such as 300 or 300dpi`;

export const sizeFields = {
  width: side("Width of a canvas, px or a length such as 25mm; needs height"),
  height: side("Height of a canvas, px or a length such as 25mm; needs width"),
  module: numberOrText(
    wholeOf(MODULE_DOTS, MODULE_ERROR),
    (text) => readLength(text) !== null,
    MODULE_ERROR,
    "X-dimension on paper: a length such as 0.4mm, of which the nearest whole dots are taken, or dots",
  ),
  dpi: numberOrText(
    wholeOf(DPI, DPI_ERROR),
    (text) => readResolution(text) !== null,
    DPI_ERROR,
    `Dots per inch of the printer, such as 600 or 600dpi; ${DPI.default} for lengths that come without it`,
  ),
};

export type Side = number | string | undefined;

/** The same fields as texts of command-line options. */
export const textsOf = (fields: Readonly<Record<string, Side | boolean | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

export type Context<Fields> = z.core.ParsePayload<Fields>;

/** Reports problems at their fields. */
export const report = <Fields>(context: Context<Fields>, problems: readonly TextProblem[]): void => {
  for (const { name, message } of problems)
    context.issues.push({ code: "custom", message, path: [name], input: context.value });
};

/** The same as an error, which begins with the first of them. */
export const refusalOf = (problems: readonly TextProblem[]): DomainError => {
  const [first] = problems;
  return new DomainError("validation_failed", first ? `${first.name}: ${first.message}` : "", {
    fields: Object.fromEntries(problems.map(({ name, message }) => [name, message])),
  });
};
