import * as z from "zod/mini";
import { type RowDesign, knownDesigns, namedLook } from "../brands/named-designs.ts";
import { type DesignTexts, withoutLook, withoutSizes } from "../codes/texts/design-texts.ts";
import { FRAME_NAMES, NO_FRAME } from "../codes/texts/frame-texts.ts";
import { BRAND_NAME_LENGTH } from "../codes/texts/design-file.ts";
import { presetNamed, withPreset } from "../codes/texts/presets.ts";
import { DomainError } from "../errors.ts";
import { qrDesignFields } from "./design-fields.ts";
import { typedFields } from "./typed-fields.ts";

const design = z.optional(z.string().check(z.maxLength(2 * BRAND_NAME_LENGTH)));

/** A brand by its name, as rows of a batch name it. */
export const namedDesignField = {
  design: design.check(
    z.describe(
      "Name of a brand of the key's account or of the site, or a preset; fields beside it go before what it says",
    ),
  ),
};

/** The same for a barcode, which has no style. */
export const namedColorsField = {
  design: design.check(
    z.describe(
      "Name of a brand of the key's account or of the site, or a preset, whose colors the bars get; colors beside it go before them",
    ),
  ),
};

/**
 * The fields of a named design that a request leaves out, its logo included. They are put under those of the
 * request, as a cell of a row goes before the design that the row names.
 * @param said the fields that the request has, before defaults
 * @throws DomainError `validation_failed` if there is no such design
 */
export function fieldsOfNamed(
  name: string,
  designs: readonly RowDesign[],
  said: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const look = lookNamed(name, designs);
  const texts: DesignTexts = Object.fromEntries(
    Object.entries(said).map(([field, value]) => [
      field,
      typeof value === "string" || typeof value === "number" ? String(value) : "",
    ]),
  );
  const sized = withoutSizes(look?.texts ?? {}, texts);
  const below = texts.preset ? withoutLook(sized) : { ...sized };
  if (texts.frame === "" || texts.frame === NO_FRAME) for (const part of FRAME_NAMES) delete below[part];
  const known = Object.entries(below).filter(([field]) => Object.hasOwn(qrDesignFields, field));
  const fields = typedFields(Object.fromEntries(known), { shape: qrDesignFields });
  const all = look?.logo ? { ...fields, logo: look.logo } : fields;
  return Object.fromEntries(Object.entries(all).filter(([field]) => !Object.hasOwn(said, field)));
}

/**
 * The colors of a named design, for a barcode.
 * @throws DomainError `validation_failed` if there is no such design
 */
export function colorsOfNamed(
  name: string,
  designs: readonly RowDesign[],
): Pick<DesignTexts, "foreground" | "background"> {
  const texts = lookNamed(name, designs)?.texts ?? {};
  const preset = presetNamed(texts.preset ?? "");
  const { foreground, background } = preset ? withPreset(preset, {}) : texts;
  return { ...(foreground && { foreground }), ...(background && { background }) };
}

function lookNamed(name: string, designs: readonly RowDesign[]) {
  const { look, problem } = namedLook(name, knownDesigns(designs));
  if (problem === null) return look;
  throw new DomainError("validation_failed", problem.message, { fields: { design: problem.message } });
}
