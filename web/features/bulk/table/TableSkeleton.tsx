import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { PAGE_ROWS } from "./bulk-table.ts";

/** The place of the row table while its rows are checked, as tall as the table that follows. @param rows of the whole table */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18.5 pointer-coarse:h-20.5" />
      <div className="grid gap-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-18 sm:h-8 pointer-coarse:h-24 sm:pointer-coarse:h-11" />
      </div>
      <div className="overflow-hidden rounded-box border border-line">
        <div className="h-13 bg-inset" />
        {Array.from({ length: Math.min(rows, PAGE_ROWS) }, (_, row) => (
          <div
            key={row}
            className="box-content flex h-11 items-center border-t pointer-coarse:h-13 border-line px-3"
          >
            <Skeleton className="h-4 w-full" />
          </div>
        ))}
      </div>
      {rows > PAGE_ROWS ? <Skeleton className="h-10 pointer-coarse:h-11" /> : null}
    </div>
  );
}
