import type { NamedDesign } from "../../../core/codes/texts/design-file.ts";
import { Button } from "../../components/Button.tsx";
import type { MenuItem } from "../../components/dialogs/Menu.tsx";
import type { useLoaded } from "../../components/loading/use-loaded.ts";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { type BrandRow, findDesign } from "./brand-calls.ts";
import { BrandCard } from "./BrandCard.tsx";
import { BrandPlaces } from "./BrandPlaces.tsx";

/** The brands of an account or of the site, or a message if there are none. */
export function BrandList({
  loaded,
  expected = 1,
  failed,
  none,
  content,
  isShown,
  itemsOf,
  onUse,
}: {
  loaded: Pick<ReturnType<typeof useLoaded<{ brands: BrandRow[] }>>, "status" | "data" | "problem" | "retry">;
  /** Expected number, if known. */
  expected?: number;
  /** Message key if they cannot be loaded. */
  failed: "brand.failed" | "brand.site_failed";
  /** Message if there are none. */
  none: string;
  /** Content of the codes in the pictures. */
  content: string;
  /** Whether the code has this design. */
  isShown: (brand: NamedDesign) => boolean;
  /** Other actions for a brand. */
  itemsOf?: (row: BrandRow) => readonly MenuItem[];
  onUse: (brand: NamedDesign) => void;
}) {
  const t = useMessages();
  if (loaded.status === "failed")
    return (
      <Notice live tone="warn">
        <div className="grid justify-items-start gap-2">
          <p>{t(failed, { message: loaded.problem })}</p>
          <Button size="sm" onClick={loaded.retry}>
            {t("common.retry")}
          </Button>
        </div>
      </Notice>
    );
  if (loaded.data === null) return <BrandPlaces count={expected} />;
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
