import { readFileSync } from "node:fs";
import { type DesignFile, parseDesignFile } from "../../core/codes/texts/design-file.ts";
import { DESIGN_NAMES } from "../../core/codes/texts/design-texts.ts";
import { DomainError } from "../../core/errors.ts";
import { WrongUse } from "./wrong-use.ts";

/**
 * Reads a design or a brand from JSON: an object with the member names of batch columns and API fields.
 * @throws WrongUse if the file does not exist, is not JSON, has another version, or has unknown members
 */
export const readDesignFile = (path: string): DesignFile => {
  try {
    return parseDesignFile(textOf(path), path);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new WrongUse(`--design: ${error.message} A design has ${DESIGN_NAMES.join(", ")}, logo and name.`);
  }
};

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new WrongUse(
      `--design: cannot read ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
};
