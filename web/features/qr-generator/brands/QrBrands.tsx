import { looksAlike } from "../../../generator/brands/looks-alike.ts";
import { SiteBrands } from "../../../generator/brands/SiteBrands.tsx";
import { useSession } from "../../../session/session.tsx";
import { typedContent, type QrDraft } from "../qr-draft.ts";
import { brandOf, withBrand } from "./brand-draft.ts";
import { OwnBrands } from "./OwnBrands.tsx";

/** The brands available for this code: those of the site, and those of the signed-in account. */
export function QrBrands({
  draft,
  onChange,
}: {
  draft: QrDraft;
  onChange: (patch: Partial<QrDraft>) => void;
}) {
  const { user } = useSession();
  return (
    <>
      <SiteBrands
        content={typedContent(draft)}
        isShown={(brand) => looksAlike(brandOf(draft, ""), brand)}
        onUse={(brand) => onChange(withBrand(brand))}
      />
      {user ? <OwnBrands draft={draft} onChange={onChange} /> : null}
    </>
  );
}
