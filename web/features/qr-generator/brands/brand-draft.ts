import type { NamedDesign } from "../../../../core/codes/texts/design-file.ts";
import { qrDesignOf, type QrDraft } from "../qr-draft.ts";

/** The change that applies a brand to a code, including its logo or the lack of one. */
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

/** The design of a code as a brand, without an error correction level that only its form requires. */
export const brandOf = (draft: QrDraft, name: string): NamedDesign => ({
  name,
  design: { ...qrDesignOf(draft), level: draft.level },
  logo: draft.logo?.dataUrl ?? null,
});
