import { clsx } from "clsx";
import { useId } from "react";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { BulkTable } from "../table/bulk-table.ts";
import { GoToLine } from "../table/GoToLine.tsx";
import { failureText, reasonText } from "../table/sentence-text.ts";
import type { Bulk } from "../use-bulk.ts";
import type { DrawnPage } from "./draw-page.ts";
import { cautionText } from "../caution-text.ts";
import { type LabelSheet, shownPage } from "./label-design.ts";
import { usePagePreview } from "./use-page-preview.ts";

/** Number of rows without a label that are listed. */
const NAMED = 3;

/** The first label and the first page as they will be printed, and the rows without a label. */
export function LabelPreview({
  bulk,
  sheet,
  onDrawn,
  onGoTo,
}: {
  bulk: Bulk;
  /** Null while a field is invalid. */
  sheet: LabelSheet | null;
  /** Called with true if no row has a label. */
  onDrawn: (isNoneFitting: boolean) => void;
  /** Leads to a row, by its place in the table. */
  onGoTo: (row: number) => void;
}) {
  const t = useMessages();
  const id = useId();
  const preview = usePagePreview(bulk, sheet, onDrawn);
  const page = preview.kind === "drawn" ? preview.page : null;
  const { table } = bulk.draft;
  const hasFailed = preview.kind === "failed";
  const hasRows = table !== null && (bulk.checked === null || bulk.checked.rows.length > 0);
  if (!sheet) return <p className="text-sm text-soft">{t("bulk.page_preview_wrong")}</p>;
  const { label } = sheet.design.template;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 md:sticky md:top-24">
      <h3 id={id} className="text-sm font-medium">
        {t("bulk.page_preview")}
      </h3>
      {hasRows ? (
        <>
          {page?.label === null || hasFailed ? null : (
            <Drawn alt={t("bulk.first_label")} size={label} svg={page?.label ?? null} hasEdge />
          )}
          {sheet.printerDpi === null && !hasFailed ? (
            <Drawn
              alt={t("bulk.page_preview_alt", { n: page?.labels ?? 0 })}
              size={shownPage(sheet)}
              svg={page?.page ?? null}
            />
          ) : null}
          <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
            {preview.kind === "failed" ? (
              <Notice tone="warn">
                {t("bulk.page_failed", { message: failureText(t, preview.failure) })}
              </Notice>
            ) : null}
            {page && page.refused.length > 0 ? (
              <Refused refused={page.refused} table={table} onGoTo={onGoTo} />
            ) : null}
            {page?.shrunk ? (
              <div className="text-soft">
                {t("bulk.label_shrunk", {
                  line: page.shrunk.line,
                  points: Number(page.shrunk.points.toFixed(1)),
                })}
                <GoToLine table={table} line={page.shrunk.line} onGoTo={onGoTo} />
              </div>
            ) : null}
            {page?.cautions.map((caution) => (
              <div key={caution.code} className="text-warn">
                {cautionText(t, { ...caution, count: 1 })}
                <GoToLine table={table} line={caution.line} onGoTo={onGoTo} />
              </div>
            ))}
          </div>
        </>
      ) : (
        <p className="text-sm text-soft">{t("bulk.preview_empty")}</p>
      )}
    </section>
  );
}

/** A picture whose space is reserved before it is drawn. */
function Drawn({
  alt,
  size,
  svg,
  hasEdge = false,
}: {
  alt: string;
  /** Aspect ratio: width and height in any unit. */
  size: { width: number; height: number };
  svg: string | null;
  /** The picture has the edge of the label: a frame would be a second one. */
  hasEdge?: boolean;
}) {
  return (
    <div
      // a long roll is no higher than the screen
      className={clsx(
        "mx-auto max-h-[70svh] w-full overflow-hidden bg-white",
        !hasEdge && "rounded-inner border border-line",
      )}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxWidth: `calc(70svh * ${size.width / size.height})`,
      }}
    >
      {svg === null ? (
        <Skeleton className="size-full" />
      ) : (
        <img alt={alt} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} className="block size-full" />
      )}
    </div>
  );
}

function Refused({
  refused,
  table,
  onGoTo,
}: Pick<DrawnPage, "refused"> & { table: BulkTable | null; onGoTo: (row: number) => void }) {
  const t = useMessages();
  const others = refused.length - NAMED;
  return (
    <Notice tone="warn">
      <p className="mb-1 font-medium">{t("bulk.refused", { n: refused.length })}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {refused.slice(0, NAMED).map(({ line, failure: { message, reason } }) => (
          <li key={line} className="break-words">
            <span className="font-medium">{t("bulk.preview_line", { line })}: </span>
            {reason ? reasonText(t, reason) : <span lang="en">{message}</span>}
            <GoToLine table={table} line={line} onGoTo={onGoTo} />
          </li>
        ))}
        {others > 0 ? <li>{t("bulk.refused_more", { n: others })}</li> : null}
      </ul>
    </Notice>
  );
}
