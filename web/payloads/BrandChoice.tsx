import type { ComponentProps } from "react";
import type { NamedDesign } from "../../core/codes/texts/design-file.ts";
import { useMessages } from "../components/messages.tsx";
import { BrandList } from "../generator/brands/BrandList.tsx";
import { SiteBrands } from "../generator/brands/SiteBrands.tsx";
import { useBrands } from "../generator/brands/use-brands.ts";
import { useSession } from "../session/session.tsx";
import { looksLike, type PayloadDesign, withBrand } from "./payload-design.ts";

interface Props {
  /** Content of the codes in the pictures. */
  content: string;
  design: PayloadDesign;
  onChange: (patch: Partial<PayloadDesign>) => void;
}

/**
 * The brands of the site and of this account, to apply to the code of a form. They are managed on the QR
 * page.
 */
export function BrandChoice({ content, design, onChange }: Props) {
  const { user } = useSession();
  const list = {
    content,
    isShown: (brand: NamedDesign) => looksLike(design, brand),
    onUse: (brand: NamedDesign) => onChange(withBrand(brand)),
  };
  return (
    <>
      <SiteBrands {...list} />
      {user ? <OwnBrands {...list} /> : null}
    </>
  );
}

function OwnBrands(list: ComponentProps<typeof SiteBrands>) {
  const t = useMessages();
  const loaded = useBrands();
  return (
    <section aria-label={t("brand.title")} className="grid min-w-0 gap-2">
      <h3 className="text-sm font-medium">{t("brand.title")}</h3>
      <BrandList {...list} loaded={loaded} failed="brand.failed" none={t("brand.none_here")} />
    </section>
  );
}
