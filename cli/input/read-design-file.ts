import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { DESIGN_NAMES, type DesignTexts } from "../../core/codes/texts/design-texts.ts";
import { WrongUse } from "./wrong-use.ts";

const designFileSchema = z.partialRecord(
  z.enum(DESIGN_NAMES),
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
);

/**
 * Reads a design from JSON: an object whose members are named as the columns of a batch and the fields of the API.
 * @throws WrongUse where there is no such file, it is no JSON, or has other members
 */
export const readDesignFile = (path: string): DesignTexts => {
  const parsed = designFileSchema.safeParse(jsonOf(path));
  if (!parsed.success) {
    const names = parsed.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : issue.path,
    );
    const reason =
      names.length === 0 ? "is not one object" : `has members that are none of a design: ${names.join(", ")}`;
    throw new WrongUse(`--design: ${path} ${reason}. A design has ${DESIGN_NAMES.join(", ")}.`);
  }
  const texts: DesignTexts = {};
  for (const name of DESIGN_NAMES) {
    const value = parsed.data[name];
    if (value !== undefined) texts[name] = String(value);
  }
  return texts;
};

const jsonOf = (path: string): unknown => {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new WrongUse(
      `--design: cannot read ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new WrongUse(`--design: ${path} is not JSON.`);
  }
};
