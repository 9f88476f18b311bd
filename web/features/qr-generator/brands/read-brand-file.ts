import { logoProblem, logoRefusal } from "../../../../core/codes/qr/logo-file.ts";
import {
  BRAND_NAME_LENGTH,
  type NamedDesign,
  namedDesignOf,
  parseDesignFile,
} from "../../../../core/codes/texts/design-file.ts";

/** Bytes of a file that is read: a logo of 2 MB is less in base64. */
const FILE_BYTES = 3 * 1024 * 1024;

/**
 * The brand of a JSON file; one that has no name is called as the file is.
 * @throws DomainError that says what is wrong with it
 */
export async function readBrandFile(file: File): Promise<NamedDesign & { name: string }> {
  if (file.size > FILE_BYTES) throw logoRefusal(logoProblem("too_large"));
  const brand = namedDesignOf(parseDesignFile(await file.text(), file.name), file.name);
  const stem = file.name.replace(/\.json$/i, "").trim() || file.name;
  return { ...brand, name: brand.name ?? Array.from(stem).slice(0, BRAND_NAME_LENGTH).join("") };
}
