import { Button } from "../components/Button.tsx";
import { Skeleton } from "../components/loading/Skeleton.tsx";
import { useLoaded } from "../components/loading/use-loaded.ts";
import { useMessages } from "../components/messages.tsx";
import { Notice } from "../components/Notice.tsx";
import { designOf, listBrands } from "../generator/brands/brand-calls.ts";
import { BrandCard } from "../generator/brands/BrandCard.tsx";
import { useSession } from "../session/session.tsx";
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
  const { fetch, user } = useSession();
  const loaded = useLoaded(["brands", user?.id], (signal) => listBrands(fetch, signal), { isKept: true });
  const brands = loaded.data?.brands ?? [];
  return (
    <section aria-label={t("brand.title")} className="grid min-w-0 gap-2">
      <h3 className="text-sm font-medium">{t("brand.title")}</h3>
      {loaded.status === "failed" ? (
        <Notice live tone="warn">
          <div className="grid justify-items-start gap-2">
            <p>{t("brand.failed", { message: loaded.problem })}</p>
            <Button size="sm" onClick={loaded.retry}>
              {t("common.retry")}
            </Button>
          </div>
        </Notice>
      ) : loaded.data === null ? (
        <Skeleton className="h-14 w-full" />
      ) : brands.length === 0 ? (
        <p className="min-h-14 text-sm text-soft">{t("brand.none_here")}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {brands.map((row) => {
            const brand = designOf(row.brand);
            return (
              <BrandCard
                key={row.id}
                row={row}
                content={content}
                isShown={looksLike(design, brand)}
                onUse={() => onChange(withBrand(brand))}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
