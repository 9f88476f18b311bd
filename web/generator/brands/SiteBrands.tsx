import type { ComponentProps } from "react";
import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useMessages } from "../../components/messages.tsx";
import { BrandList } from "./BrandList.tsx";
import { useSiteBrands } from "./use-brands.ts";

/** The brands that the site offers to everybody; renders nothing if there are none. */
export function SiteBrands(props: {
  /** Content of the codes in the pictures. */
  content: string;
  /** Whether the code has this design. */
  isShown: (brand: NamedDesign) => boolean;
  onUse: (brand: NamedDesign) => void;
}) {
  const { brands } = usePublicSettings();
  return brands ? <OfferedBrands {...props} expected={brands.count} /> : null;
}

function OfferedBrands(props: ComponentProps<typeof SiteBrands> & { expected: number }) {
  const t = useMessages();
  const loaded = useSiteBrands();
  return (
    <section aria-label={t("brand.site")} className="grid min-w-0 gap-2">
      <h3 className="text-sm font-medium">{t("brand.site")}</h3>
      <BrandList {...props} loaded={loaded} failed="brand.site_failed" none={t("brand.site_none")} />
    </section>
  );
}
