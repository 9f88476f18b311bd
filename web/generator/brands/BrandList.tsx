import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { Button } from "../../components/Button.tsx";
import type { MenuItem } from "../../components/dialogs/Menu.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { type BrandRow, findDesign } from "./brand-calls.ts";
import { BrandCard } from "./BrandCard.tsx";
import type { useBrands } from "./use-brands.ts";

/** The brands of an account, or what there is to say in their place. */
export function BrandList({
  loaded,
  none,
  content,
  isShown,
  itemsOf,
  onUse,
}: {
  loaded: ReturnType<typeof useBrands>;
  /** Said where there is none. */
  none: string;
  /** Content of the codes in the pictures. */
  content: string;
  /** Whether the code looks like it. */
  isShown: (brand: NamedDesign) => boolean;
  /** What else can be done with a brand. */
  itemsOf?: (row: BrandRow) => readonly MenuItem[];
  onUse: (brand: NamedDesign) => void;
}) {
  const t = useMessages();
  if (loaded.status === "failed")
    return (
      <Notice live tone="warn">
        <div className="grid justify-items-start gap-2">
          <p>{t("brand.failed", { message: loaded.problem })}</p>
          <Button size="sm" onClick={loaded.retry}>
            {t("common.retry")}
          </Button>
        </div>
      </Notice>
    );
  if (loaded.data === null) return <Skeleton className="h-14 w-full" />;
  const { brands } = loaded.data;
  if (brands.length === 0) return <p className="min-h-14 text-sm text-soft">{none}</p>;
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {brands.map((row) => {
        const brand = findDesign(row.brand);
        return (
          <BrandCard
            key={row.id}
            row={row}
            brand={brand}
            content={content}
            isShown={brand !== null && isShown(brand)}
            items={itemsOf?.(row)}
            onUse={onUse}
          />
        );
      })}
    </ul>
  );
}
