import { useMessages } from "../components/messages.tsx";
import { BrandList } from "../generator/brands/BrandList.tsx";
import { useBrands } from "../generator/brands/use-brands.ts";
import { looksLike, type PayloadDesign, withBrand } from "./payload-design.ts";

/** The brands of this account, to give the code of a form their look. They are kept on the QR page. */
export function BrandChoice({
  content,
  design,
  onChange,
}: {
  /** Content of the codes in the pictures. */
  content: string;
  design: PayloadDesign;
  onChange: (patch: Partial<PayloadDesign>) => void;
}) {
  const t = useMessages();
  const loaded = useBrands();
  return (
    <section aria-label={t("brand.title")} className="grid min-w-0 gap-2">
      <h3 className="text-sm font-medium">{t("brand.title")}</h3>
      <BrandList
        loaded={loaded}
        none={t("brand.none_here")}
        content={content}
        isShown={(brand) => looksLike(design, brand)}
        onUse={(brand) => onChange(withBrand(brand))}
      />
    </section>
  );
}
