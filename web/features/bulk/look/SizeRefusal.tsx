import { Ruler } from "lucide-react";
import { readLength, roundedUp } from "../../../../core/codes/print/length.ts";
import { Button } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { UNITS, unitOf } from "../../../generator/paper/paper.ts";
import { withWidth } from "../../../generator/paper/qr-paper.ts";
import { printerDpiOf } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedRow } from "../table/check-table.ts";
import type { Bulk } from "../use-bulk.ts";

/**
 * The number of rows whose QR codes do not fit the size of all rows, and the least size that all of them fit: mm on paper, else px.
 * @param rows the checked rows of the table
 */
function tooSmallFor(rows: readonly CheckedRow[], table: BulkTable): { count: number; least: number } {
  const sizes = rows.flatMap(({ problems }, row) =>
    problems.flatMap(({ place, column, reason }) => {
      const hasItsOwn = place !== null && table.records[row]?.cells[place]?.trim();
      if (column !== "size" || hasItsOwn) return [];
      const { least, needed } = reason?.values ?? {};
      if (typeof least === "string") return [readLength(least) ?? 0];
      return typeof needed === "number" ? [needed] : [];
    }),
  );
  return { count: sizes.length, least: Math.max(0, ...sizes) };
}

/** How many rows need a larger size than the one of all rows, and a button that chooses it. */
export function SizeRefusal({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  const language = useLanguage();
  const { draft, patch, checked } = bulk;
  const { count, least } = draft.table
    ? tooSmallFor(checked?.rows ?? [], draft.table)
    : { count: 0, least: 0 };
  if (count === 0) return null;
  const { design, asked } = draft;
  const unit = unitOf({ print: design.print, asked });
  const width = unit === "px" ? least : roundedUp(least / UNITS[unit].mm, UNITS[unit].decimals);
  const written = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 });
  const size = `${written.format(width)} ${unit}`;
  const use = () => {
    if (unit === "px" || !design.print) return patch({ design: { ...design, size: width } });
    const next = withWidth(width, unit, printerDpiOf(draft) ?? design.print.dpi);
    return patch({ design: { ...design, print: next.print }, asked: next.asked });
  };
  return (
    <Notice tone="warn" live>
      <div className="grid justify-items-start gap-2">
        <p>{t("bulk.size_small", { n: count, size })}</p>
        <Button
          size="sm"
          icon={<Ruler aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // the notice goes with its fault
            currentTarget.closest("section")?.querySelector<HTMLElement>("input:checked")?.focus();
            use();
          }}
        >
          {t("bulk.use", { text: size })}
        </Button>
      </div>
    </Notice>
  );
}
