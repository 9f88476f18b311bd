import {
  BRAND_NAME_LENGTH,
  fileSizeRefusal,
  type NamedDesign,
  namedDesignOf,
  parseDesignFile,
} from "../../../../core/codes/texts/design-file.ts";

/**
 * The brand in a JSON file; without a name, it gets the file's.
 * @throws DomainError with the problem
 */
export async function readBrandFile(file: File): Promise<NamedDesign & { name: string }> {
  const refusal = fileSizeRefusal(file.size, file.name);
  if (refusal) throw refusal;
  const brand = namedDesignOf(parseDesignFile(await file.text(), file.name), file.name);
  const stem = file.name.replace(/\.json$/i, "").trim() || file.name;
  return { ...brand, name: brand.name ?? Array.from(stem).slice(0, BRAND_NAME_LENGTH).join("") };
}
