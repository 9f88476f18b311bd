import type { NamedDesign } from "../../../../core/codes/texts/design-file.ts";
import { qrDesignOf, type QrDraft } from "../qr-draft.ts";

/** The change that gives a code the look of a brand, its logo or none included. */
export function withBrand({ name, design, logo }: NamedDesign): Partial<QrDraft> {
  const { size, style, frame, print, ...rest } = design;
  const sized = typeof size === "number" ? { customSize: false, size } : { customSize: true, ...size };
  return {
    ...rest,
    ...sized,
    style,
    frame,
    print,
    logo: logo === null ? null : { name: name ?? "", dataUrl: logo },
  };
}

/** The look of a code as a brand; a level that only its form asks for is no part of it. */
export const brandOf = (draft: QrDraft, name: string): NamedDesign => ({
  name,
  design: { ...qrDesignOf(draft), level: draft.level },
  logo: draft.logo?.dataUrl ?? null,
});
